import { site } from '@/content/site';

/**
 * The lists of the Markdown files in content/work/ and content/insights/. The site has a list while
 * its folder has an entry. To rename a list, change its path here and rename its folder in app/.
 */
export const entryLists = {
  work: {
    path: '/Work',
    name: 'Work',
    title: `Case studies of our software projects: ${site.name}`,
    description:
      'What we built for whom, what changed afterwards in figures, what it cost, and what did not work at first: case studies of our projects.',
  },
  insights: {
    path: '/Insights',
    name: 'Insights',
    title: `Articles for people who buy software: ${site.name}`,
    description:
      'How prices come about, what to ask before you pay, and when to leave something out: articles by the engineers who write our scopes.',
  },
} as const;
