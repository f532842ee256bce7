import { insights as words } from '@/content/pages/Insights';
import { collection } from '@/lib/entries/collection';
import { alt, author, date, picture, tags } from '@/lib/entries/fields';

/** The articles: Markdown files in content/insights/. */
export const insights = collection({
  path: '/Insights',
  singular: 'Article',
  words,
  fields: { date, picture, alt, tags, author },
  groups: { field: 'tags' },
  structuredData: 'BlogPosting',
  feed: true,
});
