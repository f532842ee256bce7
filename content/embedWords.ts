import type { EmbedWords } from '@/lib/embeds/embed';

/** Copy for the cards in place of frames, and what the privacy notice says about each vendor of embeds.ts. */
export const embedWords: EmbedWords = {
  actions: { video: 'Play the video', map: 'Show the map', page: 'Show it here' },
  loads:
    'A click loads this from {who}, which then learns your IP address and may store data in your browser.',
  open: 'Open it at {who}',
  when: 'When you click a card that names it, not before',
  vendors: {
    youTube: {
      why: 'To show a video in our page',
      learns:
        'Which website you come from and what you watch. If you play the video, YouTube may store data in your browser.',
      policyUrl: 'https://policies.google.com/privacy',
    },
    vimeo: {
      why: 'To show a video in our page',
      learns: 'Which website you come from and what you watch. It may set cookies of its own.',
      policyUrl: 'https://vimeo.com/privacy',
    },
    calCom: {
      why: 'To let you pick a time for a call in our page',
      learns:
        'Which website you come from, the times that you look at, and what you enter. It may set cookies of its own.',
      policyUrl: 'https://cal.com/privacy',
    },
    googleMaps: {
      why: 'To show a map in our page',
      learns: 'Which website you come from and what you look at. It may set cookies of its own.',
      policyUrl: 'https://policies.google.com/privacy',
    },
  },
};
