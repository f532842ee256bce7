import { LeadFrame } from '@/components/islands/form/LeadFrame';

/**
 * Heights of the frame, which never change. The specification (section 9) fixes all of them except
 * `booking`.
 */
const HEIGHTS = { popup: 'h-frame-popup', contact: 'h-frame-contact', booking: 'h-frame-booking' };

type Props = {
  /** The URL of the form. */
  url: string;
  title: string;
  place: keyof typeof HEIGHTS;
};

/**
 * The frame with a form of another service, or with the demonstration form. Without scripts, the contact page has
 * a plain frame, and the dialogs do not open.
 */
export function HostedForm({ url, title, place }: Props) {
  const frame = {
    title,
    // The same permissions for all three forms (specification, section 9).
    sandbox: 'allow-top-navigation allow-forms allow-scripts allow-same-origin allow-popups',
    referrerPolicy: 'strict-origin',
    className: 'absolute inset-0 size-full border-0',
  } as const;
  return (
    <div
      className={`relative overflow-hidden rounded-frame bg-field-ground shadow-frame print:hidden ${HEIGHTS[place]}`}
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
