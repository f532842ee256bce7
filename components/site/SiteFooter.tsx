import { PrivacyChoices } from '@/components/islands/consent/PrivacyChoices';
import { LanguageLinks } from '@/components/islands/menu/LanguageLinks';
import { EmailLink, PhoneLink } from '@/components/parts/ContactLinks';
import { Icon } from '@/components/parts/Icon';
import { SiteLink } from '@/components/parts/SiteLink';
import { VCardQrCode } from '@/components/site/VCardQrCode';
import { Logo } from '@/components/site/Logo';
import { SocialIcon } from '@/components/site/SocialIcon';
import { consent } from '@/content/consent';
import { footerLists as lists, lastLinks, type LinkList } from '@/content/navigation';
import { shell } from '@/content/shell';
import { site } from '@/content/site';

const LINK =
  'underline-on-hover flex w-fit min-h-target min-w-target items-center gap-3 font-medium';
const ICON = 'size-icon text-accent-soft';
const HEADING = 'text-body font-medium text-ondark-soft mb-2.5';

const otherLanguages = site.alternates.filter(({ language }) => language !== site.language);

export function SiteFooter() {
  return (
    <footer className="glaze-edge edge-dark mt-edge bg-dark pt-16 pb-9 text-ondark focus-dark lg:pt-28">
      <div className="wrap grid-12 gap-y-11">
        <div className="col-span-full xl:col-span-4">
          <Logo
            name={site.name}
            className={site.name.length > 20 ? 'text-h3' : 'text-label xl:text-tile'}
          />
          <p className="mt-4.5 text-note text-ondark-soft">{site.tagline}</p>
          <VCardQrCode />
        </div>
        <FooterList list={lists.products} className="xl:col-start-6" />
        <FooterList list={lists.navigate} className="" />
        <div className="col-span-full xl:col-span-3 xl:col-start-10">
          <h2 className={HEADING}>{lists.contactHeading}</h2>
          <address className="not-italic">
            {site.offices.map(({ name, line }) => (
              <p key={line} className="flex items-start gap-3 py-2.5 font-medium">
                <Icon name="pin" className={`mt-1 ${ICON}`} />
                <span className="text-balance">
                  {name ? <span className="block text-small text-ondark-soft">{name}</span> : null}
                  <bdi>{line}</bdi>
                </span>
              </p>
            ))}
            <p className="flex items-start gap-3 py-2.5 font-medium">
              <Icon name="clock" className={`mt-1 ${ICON}`} />
              <span className="text-balance">{site.hours.schedule}</span>
            </p>
            <EmailLink iconClass={ICON} className={`${LINK} wrap-anywhere`} />
            <PhoneLink iconClass={ICON} className={LINK} />
            {site.social.length > 0 ? (
              <ul className="mt-4.5 flex flex-wrap gap-2.5">
                {site.social.map(({ kind, icon, label, href }) => (
                  <li key={href}>
                    <a
                      href={href}
                      target="_blank"
                      rel="noopener noreferrer"
                      aria-label={`${label} ${shell.newTab}`}
                      className="grid size-12 place-items-center rounded-button inset-ring-[length:theme(spacing.stroke)] inset-ring-line-darkstrong transition-colors duration-med hover:bg-accent hover:text-onaccent forced-colors:border"
                    >
                      <SocialIcon kind={kind} icon={icon} className="size-5" />
                    </a>
                  </li>
                ))}
              </ul>
            ) : null}
          </address>
        </div>
      </div>
      <div className="wrap mt-12 lg:mt-20">
        <div className="flex flex-col gap-x-9 gap-y-1.5 border-t border-line-dark pe-24 pt-3 text-small text-ondark-soft sm:flex-row sm:flex-wrap">
          <p className="me-auto py-3">
            © {new Date().getFullYear()} {site.name}
          </p>
          {lastLinks.map(({ label, href }) => (
            <SiteLink key={href} href={href} className={LINK}>
              {label}
            </SiteLink>
          ))}
          {otherLanguages.length > 0 ? (
            <LanguageLinks sites={otherLanguages} className={LINK} />
          ) : null}
          {BUILD.consent ? <PrivacyChoices label={consent.reopen} /> : null}
          <p className="py-3">{site.signature}</p>
        </div>
      </div>
    </footer>
  );
}

function FooterList({ list, className }: { list: LinkList; className: string }) {
  return (
    <nav aria-label={list.heading} className={`col-span-6 xl:col-span-2 ${className}`}>
      <h2 className={HEADING}>{list.heading}</h2>
      <ul>
        {list.links.map(({ label, href }) => (
          <li key={label}>
            <SiteLink href={href} className={LINK}>
              {label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
