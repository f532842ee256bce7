import { headingId } from '@/components/parts/Section';

type Props = {
  id: string;
  heading: string;
  intro?: string;
  /** Hides the heading visually, for sections whose heading would repeat the page title. */
  hidden?: boolean;
};

/** The heading of a section, with an optional introduction. */
export function SectionHeading({ id, heading, intro, hidden = false }: Props) {
  if (hidden) {
    return (
      <h2 id={headingId(id)} className="sr-only">
        {heading}
      </h2>
    );
  }
  return (
    <div className="mb-9 flex flex-col gap-4 lg:mb-14 lg:flex-row lg:items-end lg:justify-between lg:gap-10">
      <h2 id={headingId(id)} className="max-w-heading text-h2">
        {heading}
      </h2>
      {intro ? <p className="max-w-note text-note text-ink-soft">{intro}</p> : null}
    </div>
  );
}
