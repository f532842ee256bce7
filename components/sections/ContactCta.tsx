import { ButtonLink } from '@/components/parts/ButtonLink';
import { headingId, Section } from '@/components/parts/Section';

type Props = { heading: string; text: string; action: string };

/** A call to action for visitors who did not find an answer on the page. */
export function ContactCta({ heading, text, action }: Props) {
  return (
    <Section id="ask" className="pb-section print:hidden">
      <div className="wrap">
        <div className="clay-panel flex flex-col items-start justify-between gap-6 rounded-tile px-6 py-8 sm:px-10 lg:flex-row lg:items-center lg:py-11">
          <div>
            <h2 id={headingId('ask')} className="text-label">
              {heading}
            </h2>
            <p className="mt-3 max-w-lead text-lead text-balance text-ink-soft">{text}</p>
          </div>
          <ButtonLink href="/ContactUs" variant="primary">
            {action}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
