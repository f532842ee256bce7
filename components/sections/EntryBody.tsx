import type { ReactNode } from 'react';
import { EntryPicture } from '@/components/parts/EntryPicture';
import type { Moves } from '@/components/parts/moves';
import { Contents } from '@/components/sections/Contents';
import { siteId } from '@/lib/pages/siteId';

import './EntryBody.css';

/** What a client says, with the speaker. */
export type Quote = { text: string; speaker: string };

type Props = {
  picture?: string;
  alt?: string;
  moves: Moves;
  /** Elements of EntryFacts.tsx. */
  facts: ReactNode;
  contentsHeading: string;
  /** The headings, if the text is long enough for a table of contents. */
  contents: readonly { id: string; title: string }[];
  quote?: Quote;
  /** The text. */
  children: ReactNode;
};

/** After the picture. In the first frame of the document, title and picture must be there to move. */
const FACTS_ID = siteId('facts');

/** The picture and the text of an entry, next to its facts and its table of contents. */
export function EntryBody({
  picture,
  alt = '',
  facts,
  contents,
  quote,
  moves,
  children,
  ...rest
}: Props) {
  return (
    <div className="wrap grid-12 pb-section">
      {picture ? (
        <EntryPicture
          src={picture}
          alt={alt}
          sizes="(max-width: 56rem) 92vw, (max-width: 119.9375rem) 55.5rem, 70rem"
          className="col-span-full mb-9 lg:col-span-8 lg:col-start-5"
          moves={moves}
          eager
        />
      ) : null}
      {facts ? <Facts>{facts}</Facts> : null}
      {contents.length > 0 ? <Contents heading={rest.contentsHeading} entries={contents} /> : null}
      <div className="entry-text col-span-full text-legal max-lg:mt-7 lg:col-span-8 lg:col-start-5">
        {children}
        {quote ? (
          <figure className="pt-6">
            <blockquote>{quote.text}</blockquote>
            <figcaption>{quote.speaker}</figcaption>
          </figure>
        ) : null}
      </div>
    </div>
  );
}

function Facts({ children }: { children: ReactNode }) {
  return (
    <>
      {/* React moves this link to the head. */}
      <link rel="expect" href={`#${FACTS_ID}`} blocking="render" />
      <dl
        id={FACTS_ID}
        className="col-span-full mb-9 grid grid-cols-2 content-start gap-x-gap gap-y-4 text-base lg:col-span-4 lg:col-start-1 lg:row-start-1 lg:grid-cols-1"
      >
        {children}
      </dl>
    </>
  );
}
