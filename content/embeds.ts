import type { EmbedRecords } from '@/lib/embeds/embed';

/**
 * Companies whose frames pages can show after a click. In Markdown, a link of a record that is alone in
 * its paragraph becomes the frame. The content security policy, `Permissions-Policy` and the privacy
 * notice follow from the records that pages use. Their words are in embedWords.ts.
 */
export const embeds = {
  // The domain that sets no cookies before the video plays (support.google.com/youtube/answer/171780).
  youTube: {
    name: 'YouTube',
    kind: 'video',
    links: [
      /^https:\/\/(?:www\.|m\.)?youtube\.com\/watch\?(?:[^#]*&)?v=(?<id>[\w-]{11})(?![\w-])/,
      /^https:\/\/(?:www\.|m\.)?youtube\.com\/(?:shorts|live)\/(?<id>[\w-]{11})(?![\w-])/,
      /^https:\/\/youtu\.be\/(?<id>[\w-]{11})(?![\w-])/,
    ],
    frame: 'https://www.youtube-nocookie.com/embed/{id}?autoplay=1',
    permissions: ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'],
  },
  // A video that is not listed has a second part, `h`. `dnt` turns Vimeo's analytics off
  // (help.vimeo.com, "Player parameters").
  vimeo: {
    name: 'Vimeo',
    kind: 'video',
    links: [/^https:\/\/(?:www\.)?vimeo\.com\/(?<id>\d+)(?:\/(?<hash>[\da-f]+))?(?![\w/-])/],
    frame: 'https://player.vimeo.com/video/{id}?h={hash}&dnt=1&autoplay=1',
    permissions: ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture'],
  },
  // The page itself: Cal.com refuses frames only for /auth and /signup (apps/web/next.config.ts), and a
  // page that ends with /embed waits for a script of Cal.com around it (embed-iframe.ts).
  calCom: {
    name: 'Cal.com',
    kind: 'page',
    links: [/^https:\/\/(?:app\.)?cal\.com\/(?<path>(?:team\/)?[\w.+-]+\/[\w.-]+)\/?(?:[?#]|$)/],
    frame: 'https://cal.com/{path}',
    redirectsTo: ['https://app.cal.com'],
    permissions: ['payment'],
  },
  // A link as documented at developers.google.com/maps/documentation/urls. `output=embed` is not
  // documented. Google's documented API needs a key.
  googleMaps: {
    name: 'Google Maps',
    kind: 'map',
    links: [
      /^https:\/\/www\.google\.com\/maps(?:\/search)?\/?\?(?:[^#]*&)?(?:q|query)=(?<place>[^&#]+)/,
      /^https:\/\/maps\.google\.com\/(?:maps)?\?(?:[^#]*&)?q=(?<place>[^&#]+)/,
    ],
    frame: 'https://www.google.com/maps?q={place}&output=embed',
    permissions: ['fullscreen'],
  },
} satisfies EmbedRecords;

/** Those that pages of your own show with `Embedded` (app/_page/embed.tsx). The build finds all others. */
export const alsoShown: readonly (keyof typeof embeds)[] = [];
