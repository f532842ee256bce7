import type { ComponentProps, ReactNode } from 'react';
import { CardPicture } from '@/components/parts/Card';
import { LinkList } from '@/components/parts/LinkList';
import { Contents, type ContentsEntry } from '@/components/sections/Contents';

type Props = {
  post: {
    title: string;
    description: string;
    picture: string;
    alt: string;
    headings: readonly ContentsEntry[];
  };
  breadcrumb: ReactNode;
  /** Why only previews show it. */
  note?: string;
  results?: ReactNode;
  /** Those without a value are not shown. */
  facts: readonly { label: string; value: ReactNode }[];
  contents: string;
  children: ReactNode;
};

/** With this many headings, a text has a table of contents. */
const LONG = 4;

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
      <CardPicture
        picture={post.picture}
        alt={post.alt}
        sizes="(max-width: 56rem) 92vw, (max-width: 119.9375rem) 55.5rem, 70rem"
        className="col-span-full mb-9 lg:col-span-8 lg:col-start-5"
        eager
      />
      <dl className="col-span-full mb-9 grid grid-cols-2 content-start gap-x-gap gap-y-4 text-body lg:col-span-4 lg:col-start-1 lg:row-start-1 lg:grid-cols-1">
        {facts
          .filter(({ value }) => value)
          .map(({ label, value }) => (
            <div key={label}>
              <dt className="text-small text-ink-soft">{label}</dt>
              <dd className="font-medium">{value}</dd>
            </div>
          ))}
      </dl>
      {post.headings.length >= LONG ? (
        <Contents heading={contents} entries={post.headings} />
      ) : null}
      <div className="post-text col-span-full text-note/[1.65] max-lg:mt-7 lg:col-span-8 lg:col-start-5">
        {children}
      </div>
    </div>
  </>
);

/** The value of a fact that consists of links, such as the products of a case study. */
export const factLinks = (links: ComponentProps<typeof LinkList>['links']): ReactNode =>
  // Lines up the first and the last text with other facts, although their targets are higher.
  links.length > 0 ? <LinkList links={links} className="-my-2.5" /> : null;
