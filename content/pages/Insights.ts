import { site } from '@/content/site';

/** Copy for the list of articles, and for what each article has around its text. */
export const insights = {
  name: 'Insights',
  title: `Articles for people who buy software: ${site.name}`,
  description:
    'How prices come about, what to ask before you pay, and when to leave something out: articles by the engineers who write our scopes.',
  heading: 'Insights',
  intro:
    'For people who pay for software: what things cost and why, and what to ask us, or anybody.',
  author: 'Written by',
  date: 'Published',
  readingTime: 'Reading time',
  contents: 'Contents',
  /** On the home page. */
  selected: { heading: 'Latest articles', all: 'All articles' },
  related: { heading: 'Related articles', all: 'All articles' },
  tags: 'Topics',
  tagLists: {
    heading: 'Topics',
    title: `{name}: articles by ${site.name}`,
    description:
      'What our engineers have written about “{name}”, for people who pay for software: what things cost and why, and what to ask before you sign.',
    intro: 'Our articles about this topic, newest first.',
  },
  draft: 'Not on the live site yet',
  feed: 'Subscribe to the feed',
  ask: {
    heading: 'A question of your own?',
    text: 'Ask it. An engineer answers, whether or not there is a project in it.',
    action: 'Ask an engineer',
  },
} as const;
