import { DirectLinks } from '@/components/parts/ContactLinks';
import { SiteLink } from '@/components/parts/SiteLink';
import { HostedForm } from '@/components/site/HostedForm';
import { OwnForm } from '@/components/site/OwnForm';
import { leadForm as words } from '@/content/leadForm';
import { shell } from '@/content/shell';
import { env } from '@/lib/env';

type Props = { title: string; place: 'popup' | 'contact' | 'booking' };

/** The lead form of the popup, the contact page and the booking dialog, and the ways around it. */
export function LeadForm({ title, place }: Props) {
  const { leadForm } = env();
  return (
    <>
      {leadForm.kind === 'own' ? (
        <OwnForm action={leadForm.src} hidden={leadForm.hidden} title={title} place={place} />
      ) : (
        <HostedForm url={leadForm.src} title={title} place={place} />
      )}
      <div className="px-3 pt-1 pb-2 sm:px-5 print:px-0">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          {leadForm.kind === 'own' ? null : (
            <a
              href={leadForm.src}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-target items-center text-small text-ink-soft underline underline-offset-4 print:hidden"
            >
              {words.notShowing}
              <span className="sr-only">{` ${shell.newTab}`}</span>
            </a>
          )}
          {/* In a new tab, so that nothing typed into the form is lost. `opener` lets the tab copy the session
              storage, with the flag of the popup. */}
          <SiteLink
            href="/Privacy-notice"
            target="_blank"
            rel="opener"
            className="inline-flex min-h-target items-center text-small text-ink-soft underline underline-offset-4"
          >
            {words.privacy}
            <span className="sr-only">{` ${shell.newTab}`}</span>
          </SiteLink>
        </div>
        <h3 className="pt-1 text-base font-semibold">{words.direct}</h3>
        <DirectLinks />
      </div>
    </>
  );
}
