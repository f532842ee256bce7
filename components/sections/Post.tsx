import type { ReactNode } from 'react';
import { EntryPicture } from '@/components/parts/EntryPicture';
import { Contents, type ContentsEntry } from '@/components/sections/Contents';
import { type Fact, Facts } from '@/components/sections/EntryFacts';

type Props = {
  post: {
    title: string;
    description: string;
    picture?: string;
    alt?: string;
    headings: readonly ContentsEntry[];
  };
  breadcrumb: ReactNode;
  /** Why only previews show it. */
  note?: string;
  /** Of a case study. */
  results?: ReactNode;
  facts: readonly Fact[];
  /** The heading of the table of contents. */
  contents: string;
  /** The text. */
  children: ReactNode;
};

/** With this many headings, a text has a table of contents. */
const LONG = 4;

/** An article or a case study. */
export const Post = ({ post, breadcrumb, note, results, facts, contents, children }: Props) => (
  <>
    <div className="wrap pt-25 pb-9 lg:pt-33 lg:pb-14">
      {breadcrumb}
      {note ? <p className="mt-5 font-semibold text-accent-text">{note}</p> : null}
      <h1 className="-ms-[0.035em] mt-5 max-w-headline-long text-statement leading-none sm:text-h2 lg:mt-7">
        {post.title}
      </h1>
      <p className="mt-6 max-w-lead text-lead text-ink-soft">{post.description}</p>
    </div>
    {results}
    <div className="wrap grid-12 pb-section">
      {post.picture ? (
        <EntryPicture
          src={post.picture}
          alt={post.alt ?? ''}
          sizes="(max-width: 56rem) 92vw, (max-width: 119.9375rem) 55.5rem, 70rem"
          className="col-span-full mb-9 lg:col-span-8 lg:col-start-5"
          eager
        />
      ) : null}
      <Facts facts={facts} />
      {post.headings.length >= LONG ? (
        <Contents heading={contents} entries={post.headings} />
      ) : null}
      <div className="entry-text col-span-full text-note/[1.65] max-lg:mt-7 lg:col-span-8 lg:col-start-5">
        {children}
      </div>
    </div>
  </>
);
