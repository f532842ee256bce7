import type { Source } from '@/lib/privacy/sources';

export const sources: readonly Source[] = [
  {
    what: 'form',
    origins: ['https://letters.harbor-post.example'],
    name: 'Harbor Post',
    when: 'When you subscribe to our letter',
    why: 'To send you our letter',
    learns: 'Your email address, and which website you come from',
    policyUrl: 'https://harbor-post.example/privacy',
  },
  {
    what: 'pictures',
    origins: ['https://pictures.tide-archive.example'],
    name: 'Tide Archive',
    when: 'When you open the page of our letter',
    why: 'To show the harbor of the month',
    learns: 'Which website you come from, but not which page',
    policyUrl: 'https://tide-archive.example/privacy',
  },
];
