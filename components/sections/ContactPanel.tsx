import type { ReactNode } from 'react';
import { EmailLink } from '@/components/parts/ContactLinks';
import { Icon } from '@/components/parts/Icon';
import { Picture } from '@/components/parts/Picture';
import { PickTime } from '@/components/parts/PickTime';
import { site } from '@/content/site';
import { headingId } from '@/components/parts/Section';
import type { contact } from '@/content/pages/ContactUs';

type Props = {
  words: typeof contact;
  children: ReactNode;
};

/** On phones, the form comes before the picture, with its first field on the first screen. */
export function ContactPanel({ words, children }: Props) {
  return (
    <div className="wrap grid-12 gap-y-9 pt-25 pb-section lg:grid-rows-[auto_1fr] lg:pt-33">
      <div className="col-span-full lg:col-span-6">
        <h1 className="-ms-[0.035em] text-h1">{words.heading}</h1>
        <p className="mt-5.5 max-w-note text-lead text-ink-soft">{words.intro}</p>
        <EmailLink className="mt-4 inline-flex min-h-target items-center gap-2.5 text-h3 font-semibold wrap-anywhere underline decoration-2 underline-offset-4" />
        <PickTime label={words.next.pickTime} />
      </div>
      <FormCard words={words.form} notes={words.notes} className="lg:row-span-2">
        {children}
      </FormCard>
      <div className="col-span-full lg:col-span-6">
        {/* The footer is not printed. */}
        <p className="hidden font-semibold print:block">{site.name}</p>
        <ul className="lg:-mt-7.5">
          {site.offices.map(({ name, line }) => (
            <li key={line} className="flex items-start gap-2.5 py-1.5">
              <Icon name="pin" className="mt-1 size-icon" />
              <span>
                <bdi>{name ? `${name}: ${line}` : line}</bdi>
              </span>
            </li>
          ))}
        </ul>
        <Picture
          src="/pictures/contact-pots"
          alt={words.pictureAlt}
          sizes="(max-width: 56.3125rem) 92vw, 52rem"
          className="mt-9 aspect-4/3 h-auto w-full rounded-tile object-cover wide:aspect-video"
          eager
        />
      </div>
    </div>
  );
}

type CardProps = {
  words: { heading: string; intro: string };
  notes?: readonly string[];
  className: string;
  children: ReactNode;
};

export const FormCard = ({ words, notes = [], className, children }: CardProps) => (
  <section
    aria-labelledby={headingId('form')}
    className={`col-span-full self-start overflow-hidden rounded-tile bg-surface pb-3 shadow-panel lg:col-span-6 ${className}`}
  >
    <div className="px-6 pt-7 pb-5 sm:px-8 print:hidden">
      <h2 id={headingId('form')} className="text-h3 font-semibold">
        {words.heading}
      </h2>
      <p className="mt-1.5 text-ink-soft">{words.intro}</p>
    </div>
    <div className="mx-3 print:mx-0">{children}</div>
    {notes.length > 0 ? (
      <ul className="mx-6 mt-3 mb-4 grid gap-1.5 border-t border-line pt-4 text-small text-ink-soft sm:mx-8">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    ) : null}
  </section>
);
