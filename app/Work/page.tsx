import { Ask } from '@/components/sections/Ask';
import { PostList } from '@/components/sections/PostList';
import { Breadcrumb } from '@/components/site/Breadcrumb';
import { PageHeader } from '@/components/site/PageHeader';
import { work as words } from '@/content/pages/Work';
import { pageMetadata } from '@/lib/metadata';
import { caseCard } from '@/lib/cards';
import { work } from '@/lib/posts';

export const metadata = pageMetadata('/Work', words);

export default function WorkPage() {
  return (
    <>
      <PageHeader heading={words.heading} intro={words.intro} tiles={[2, 6, 9]}>
        <Breadcrumb path="/Work" name={words.name} />
      </PageHeader>
      <PostList posts={work().map(caseCard)} />
      <Ask words={words.ask} />
    </>
  );
}
