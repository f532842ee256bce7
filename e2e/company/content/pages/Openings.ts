import { site } from '@/content/site';

export const openings = {
  name: 'Careers',
  title: `Work on software for harbors: ${site.name}`,
  description:
    'Open positions in Ålesund and Děčín: what you would do, with whom, on which quay, until when you can apply, and who reads what you write.',
  heading: 'Careers',
  intro: 'Four people, two towns, one kind of place. Now and then we need a fifth.',
  office: 'Office',
  lastDay: 'Apply until',
  contents: 'Contents',
  draft: 'Not on the live site yet',
  closed: 'This position is no longer open',
  ask: {
    heading: 'Is that you?',
    text: 'Write to us, in English, Norwegian or Czech. An engineer reads every message.',
    action: 'Write to us',
  },
};
