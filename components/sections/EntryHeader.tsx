import type { ReactNode } from 'react';
import type { Moves } from '@/components/parts/moves';

type Props = {
  title: string;
  description: string;
  /** "Not on the live site yet", in previews. */
  note?: string;
  moves: Moves;
  /** The breadcrumb. */
  children: ReactNode;
};

/** The header of a case study or an article. */
export function EntryHeader({ title, description, note, moves, children }: Props) {
  return (
    <div className="wrap pt-25 pb-9 lg:pt-33 lg:pb-14">
      {children}
      {note ? <p className="mt-5 font-semibold text-accent-text">{note}</p> : null}
      <h1 {...moves} className="headline-long mt-5 max-w-headline-long text-h1long lg:mt-7">
        {title}
      </h1>
      <p className="mt-6 max-w-lead text-lead text-ink-soft">{description}</p>
    </div>
  );
}
