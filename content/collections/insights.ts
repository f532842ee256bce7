import { insights as words } from '@/content/pages/Insights';
import { collection } from '@/lib/entries/collection';
import { tags, text } from '@/lib/entries/fields';

/** The articles: Markdown files in content/insights/. */
export const insights = collection({
  path: '/Insights',
  singular: 'Article',
  words,
  fields: {
    tags,
    author: text('who wrote it').optional().meta({
      title: 'Author',
      description: 'One of the people, or another name. Without a name, it is the company.',
      relation: 'people',
    }),
  },
  label: { field: 'date', as: 'month' },
  facts: [
    { label: words.author, field: 'author', as: 'author' },
    { label: words.date, field: 'date', as: 'month' },
    { label: words.tags, field: 'tags', as: 'tags' },
  ],
  groupBy: 'tags',
  structuredData: 'BlogPosting',
  feed: true,
});
