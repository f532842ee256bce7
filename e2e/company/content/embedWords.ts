import type { EmbedWords } from '@/lib/embeds/embed';

export const embedWords: EmbedWords = {
  actions: { video: 'Play the video', map: 'Show the map', page: 'Show it here' },
  loads: 'A click loads this from {who}, which then learns your IP address.',
  open: 'Open it at {who}',
  when: 'When you click a card that names it, not before',
  vendors: {
    harborReel: {
      why: 'To show a video of a harbor',
      learns: 'Which website you come from and what you watch',
      policyUrl: 'https://harbor-reel.example/privacy',
    },
    tideDesk: {
      why: 'To let you pick a time for a call',
      learns: 'Which website you come from, and what you enter',
      policyUrl: 'https://tide-desk.example/privacy',
    },
  },
};
