import { CardPicture, CardTitle, ResultLine, type Card } from '@/components/parts/Card';
import { siteId } from '@/lib/urls';

type Row = Card & {
  label: string;
  description: string;
  /** `2026-03-31` */
  date: string;
  /** `4 minutes` */
  readingTime: string;
};

const yearOf = ({ date }: Row) => date.slice(0, 4);

/** Rows with hairlines, below the headings of their years. */
export function PostList({ posts }: { posts: readonly Row[] }) {
  const years = [...new Set(posts.map(yearOf))];
  return (
    <div className="wrap pb-section">
      {years.map((year) => (
        <section
          key={year}
          aria-labelledby={siteId(`year-${year}`)}
          className="grid-12 pb-9 last:pb-0 lg:pb-14 lg:last:pb-0"
        >
          <h2
            id={siteId(`year-${year}`)}
            className="col-span-full pb-5 text-label tabular-nums lg:col-span-3"
          >
            {year}
          </h2>
          <ul className="col-span-full lg:col-span-9">
            {posts
              .filter((post) => yearOf(post) === year)
              .map((post) => (
                <PostRow key={post.href} {...post} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const PostRow = ({ description, label, readingTime, ...post }: Row) => (
  <li className="relative grid-12 gap-y-5 border-t border-line-strong py-7 lg:py-9">
    <div className="col-span-full md:col-span-7">
      <CardTitle {...post} label={`${label} · ${readingTime}`} className="text-h3" />
      <p className="mt-2.5 max-w-answer text-ink-soft">{description}</p>
      <ResultLine {...post} />
    </div>
    <CardPicture
      picture={post.picture}
      alt={post.alt}
      sizes="(max-width: 40rem) 92vw, 30rem"
      className="col-span-full md:col-span-5"
    />
  </li>
);
