import type { EmbedRecords } from '@/lib/embeds/embed';

export const embeds = {
  harborReel: {
    name: 'Harbor Reel',
    kind: 'video',
    links: [/^https:\/\/harbor-reel\.example\/v\/(?<id>\d+)$/],
    frame: 'https://player.harbor-reel.example/{id}?autoplay=1',
    permissions: ['autoplay', 'fullscreen'],
  },
  tideDesk: {
    name: 'Tide Desk',
    kind: 'page',
    links: [/^https:\/\/tide-desk\.example\/(?<path>[\w-]+\/[\w-]+)$/],
    frame: 'https://tide-desk.example/{path}',
    permissions: [],
  },
} satisfies EmbedRecords;

export const alsoShown: readonly (keyof typeof embeds)[] = [];
