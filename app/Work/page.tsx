import { Ask } from '@/components/sections/Ask';
import { PostList } from '@/components/sections/PostList';
import { PageHeader } from '@/components/site/PageHeader';
import { work as words } from '@/content/pages/Work';
import { pageMetadata } from '@/lib/metadata';
import { caseCard } from '@/lib/cards';
import { work } from '@/lib/posts';

export const metadata = pageMetadata('/Work', words);

export default function WorkPage() {
  return (
    <>
      <PageHeader path="/Work" words={words} tiles={[2, 6, 9]} />
      <PostList posts={work().map(caseCard)} />
      <Ask words={words.ask} />
    </>
  );
}
