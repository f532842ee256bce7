import { LeadFrame } from '@/components/islands/form/LeadFrame';
import { ContactLinks } from '@/components/parts/ContactLinks';
import { SiteLink } from '@/components/parts/SiteLink';
import { OwnForm } from '@/components/site/OwnForm';
import { leadForm as words } from '@/content/leadForm';
import { shell } from '@/content/shell';
import { env } from '@/lib/env';

/** They never change. The specification (section 9) fixes all except `booking`. */
const HEIGHTS = { popup: 'h-frame-popup', contact: 'h-frame-contact', booking: 'h-frame-booking' };

type Props = { title: string; place: keyof typeof HEIGHTS };

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
          {/* In a new tab, so that nothing typed is lost. With `opener`, the tab gets a copy of the session
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
        <h3 className="pt-1 text-body font-semibold">{words.direct}</h3>
        <ContactLinks />
      </div>
    </>
  );
}

/**
 * The frame of a hosted form or of the demonstration form. Without scripts, the contact page has a plain
 * frame, and the dialogs do not open.
 */
function HostedForm({ url, title, place }: Props & { url: string }) {
  const frame = {
    title,
    // Specification, section 9.
    sandbox: 'allow-top-navigation allow-forms allow-scripts allow-same-origin allow-popups',
    referrerPolicy: 'strict-origin',
    className: 'absolute inset-0 size-full border-0',
  } as const;
  return (
    <div
      className={`relative overflow-hidden rounded-frame bg-field-ground ring ring-line print:hidden ${HEIGHTS[place]}`}
    >
      <LeadFrame {...frame} url={url} className={`${frame.className} noscript:hidden`} />
      {place === 'contact' ? (
        <noscript>
          <iframe {...frame} src={url} />
        </noscript>
      ) : null}
    </div>
  );
}
