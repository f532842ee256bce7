import type { ReactNode } from 'react';
import { EntryPicture } from '@/components/parts/EntryPicture';
import type { Moves } from '@/components/parts/moves';
import { SiteLink, type SiteHref } from '@/components/parts/SiteLink';
import { Contents } from '@/components/sections/Contents';
import { EntryAuthor } from '@/components/sections/EntryAuthor';
import type { TextLanguage } from '@/lib/language';
import type { Author } from '@/lib/pages/people';
import { siteId } from '@/lib/siteId';

import './EntryBody.css';

type Link = { title: string; href: SiteHref };
type Value = string | readonly Link[] | Author;
type EntryFact = { label: string; value: Value };

type Props = {
  picture: string;
  alt: string;
  moves: Moves;
  facts: readonly EntryFact[];
  contentsHeading: string;
  /** The headings, if the text is long enough for a table of contents. */
  contents: readonly { id: string; title: string }[];
  /** What the client says, with the speaker. */
  quote?: { text: string; speaker: string } | undefined;
  /** The language of the text, if it is not that of the page. */
  language?: TextLanguage | undefined;
  /** The text. */
  children: ReactNode;
};

/** After the picture. In the first frame of the document, title and picture must be there to move. */
const FACTS_ID = siteId('facts');

/** The picture and the text of an entry, next to its facts and its table of contents. */
export function EntryBody({
  picture,
  alt,
  facts,
  contents,
  quote,
  moves,
  language,
  children,
  ...rest
}: Props) {
  return (
    <div className="wrap grid-12 pb-section">
      {/* React moves this link to the head. */}
      <link rel="expect" href={`#${FACTS_ID}`} blocking="render" />
      <EntryPicture
        src={picture}
        alt={alt}
        sizes="(max-width: 56rem) 92vw, (max-width: 119.9375rem) 55.5rem, 70rem"
        className="col-span-full mb-9 lg:col-span-8 lg:col-start-5"
        moves={moves}
        eager
      />
      <dl
        id={FACTS_ID}
        className="col-span-full mb-9 grid grid-cols-2 content-start gap-x-gap gap-y-4 text-base lg:col-span-4 lg:col-start-1 lg:row-start-1 lg:grid-cols-1"
      >
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-small text-ink-soft">{label}</dt>
            <dd className="font-medium">
              <FactValue value={value} />
            </dd>
          </div>
        ))}
      </dl>
      {contents.length > 0 ? <Contents heading={rest.contentsHeading} entries={contents} /> : null}
      <div
        {...language}
        className="entry-text col-span-full text-legal max-lg:mt-7 lg:col-span-8 lg:col-start-5"
      >
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

function FactValue({ value }: { value: Value }) {
  if (typeof value === 'string') return value;
  return 'role' in value ? <EntryAuthor {...value} /> : <Links links={value} />;
}

const Links = ({ links }: { links: readonly Link[] }) => (
  // The texts of the first and the last one line up with other facts, although their targets are higher.
  <ul className="-my-2.5">
    {links.map(({ title, href }) => (
      <li key={href}>
        <SiteLink href={href} className="inline-block py-2.5 underline underline-offset-4">
          {title}
        </SiteLink>
      </li>
    ))}
  </ul>
);
