import { ButtonLink } from '@/components/parts/ButtonLink';
import { headingId, Section } from '@/components/parts/Section';
import { site } from '@/content/site';
import { contactAbout } from '@/lib/parameters';

type Props = {
  words: { heading: string; text: string; action: string };
  /** The service or product, for the form. */
  about?: string;
};

/** The end of a page: what to ask for, and when the answer comes. */
export const Ask = ({ words, about }: Props) => (
  <Section id="ask" className="pb-16 lg:pb-20 print:hidden">
    <div className="wrap">
      <div className="muted-panel flex flex-col items-start justify-between gap-6 rounded-tile px-6 py-8 sm:px-10 lg:flex-row lg:items-center lg:py-11">
        <div>
          <h2 id={headingId('ask')} className="text-label">
            {words.heading}
          </h2>
          <p className="mt-3 max-w-lead text-lead text-pretty">{words.text}</p>
          <p className="mt-3 max-w-measure text-small text-ink-soft">{site.hours.reply}</p>
        </div>
        <ButtonLink href={about ? contactAbout(about) : '/ContactUs'} variant="primary">
          {words.action}
        </ButtonLink>
      </div>
    </div>
  </Section>
);
