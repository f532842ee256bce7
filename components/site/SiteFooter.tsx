import type { ReactNode } from 'react';
import { EmailLink, PhoneLink } from '@/components/parts/ContactLinks';
import { Icon } from '@/components/parts/Icon';
import { SiteLink } from '@/components/parts/SiteLink';
import { VCardQrCode } from '@/components/site/VCardQrCode';
import { Logo } from '@/components/site/Logo';
import { SocialIcon } from '@/components/site/SocialIcon';
import type { NavLink } from '@/components/site/SiteHeader';
import type { Company } from '@/lib/records/company';

type LinkList = { heading: string; links: readonly NavLink[] };
export type FooterLists = { products: LinkList; navigate: LinkList; contactHeading: string };

type Props = {
  company: Company;
  lists: FooterLists;
  /** The text next to the QR code. */
  card: { heading: string; note: string };
  newTabLabel: string;
  /** The links in the last row. */
  lastLinks: readonly NavLink[];
  /** The links to other languages, and the button that reopens the consent banner. */
  children?: ReactNode;
};

const LINK = 'footer-link flex w-fit min-h-target min-w-target items-center gap-3 font-medium';
export const LAST_LINK =
  'footer-link flex w-fit min-h-target min-w-target items-center font-medium';
const lastLink = ({ label, href }: NavLink) => (
  <SiteLink key={href} href={href} className={LAST_LINK}>
    {label}
  </SiteLink>
);
const ICON = 'size-icon text-accent-soft';
const HEADING = 'text-base font-medium text-ondark-soft mb-2.5';

export function SiteFooter({ company, lists, card, newTabLabel, lastLinks, children }: Props) {
  return (
    <footer className="glaze-edge edge-dark mt-edge bg-dark pt-16 pb-9 text-ondark focus-dark lg:pt-28">
      <div className="wrap grid-12 gap-y-11">
        <div className="col-span-full xl:col-span-4">
          <Logo
            name={company.name}
            className={company.name.length > 20 ? 'text-h3' : 'text-footer'}
          />
          <p className="mt-4.5 text-note text-ondark-soft">{company.tagline}</p>
          <VCardQrCode {...card} />
        </div>
        <FooterList list={lists.products} className="xl:col-start-6" />
        <FooterList list={lists.navigate} className="" />
        <div className="col-span-full xl:col-span-3 xl:col-start-10">
          <h2 className={HEADING}>{lists.contactHeading}</h2>
          <address className="not-italic">
            {company.offices.map(({ name, line }) => (
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
              <span className="text-balance">{company.hours.schedule}</span>
            </p>
            <EmailLink email={company.email} iconClass={ICON} className={`${LINK} wrap-anywhere`} />
            <PhoneLink phone={company.phone} iconClass={ICON} className={LINK} />
            {company.social.length > 0 ? (
              <ul className="mt-4.5 flex flex-wrap gap-2.5">
                {company.social.map(({ kind, icon, label, href }) => (
                  <li key={href}>
                    <a
                      href={href}
                      target="_blank"
                      rel="noopener noreferrer"
                      aria-label={`${label} ${newTabLabel}`}
                      className="grid size-12 place-items-center rounded-button shadow-outlinedark transition-colors duration-med hover:bg-accent hover:text-onaccent forced-colors:border"
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
        <div className="flex flex-col justify-between gap-x-6 gap-y-1.5 border-t border-line-dark pe-24 pt-3 text-small text-ondark-soft sm:flex-row sm:flex-wrap">
          <p className="py-3">
            © {new Date().getFullYear()} {company.name}
          </p>
          {lastLinks.map(lastLink)}
          {children}
          <p className="py-3">{company.signature}</p>
        </div>
      </div>
    </footer>
  );
}

function FooterList({ list, className }: { list: LinkList; className: string }) {
  if (list.links.length === 0) return null;
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
