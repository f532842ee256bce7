import { Ask } from '@/components/sections/Ask';
import { TagLinks } from '@/components/sections/TagLinks';
import { PostList } from '@/components/sections/PostList';
import { PageHeader } from '@/components/site/PageHeader';
import { insights as words } from '@/content/pages/Insights';
import { pageMetadata } from '@/lib/metadata';
import { articleCard, tagLinks } from '@/lib/cards';
import { insights } from '@/lib/posts';
import { withBasePath } from '@/lib/urls';

export const metadata = pageMetadata('/Insights', words);

export default function InsightsPage() {
  return (
    <>
      <PageHeader path="/Insights" words={words} tiles={[4, 7, 11]} />
      <p className="relative wrap pb-6 lg:-mt-16 lg:pb-12">
        <a
          href={withBasePath('/feed.xml')}
          className="inline-flex min-h-target items-center font-semibold underline underline-offset-4"
        >
          {words.feed}
        </a>
      </p>
      <TagLinks heading={words.tagLists.heading} tags={tagLinks()} />
      <PostList posts={insights().map(articleCard)} />
      <Ask words={words.ask} />
    </>
  );
}
