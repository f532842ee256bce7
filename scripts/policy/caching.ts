/** How long browsers and networks may keep an answer. A narrower path wins over a wider one. */
import type { HeaderRule } from './headers';

const NAME = 'Cache-Control';

/** Netlify, Cloudflare Pages and Vercel send exactly this by themselves. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';

const FOREVER = 'public, max-age=31536000, immutable';

export const CACHING: readonly HeaderRule[] = [
  {
    path: '/*',
    name: NAME,
    value: REVALIDATE,
    why: 'Addresses stay while their content changes: ask each time, and get 304.',
  },
  // Not /_next/static/* as a whole: beside these stand two manifests whose names never change.
  ...['chunks', 'css', 'media'].map((folder) => ({
    path: `/_next/static/${folder}/*`,
    name: NAME,
    value: FOREVER,
    why: 'The name holds a hash of the content.',
  })),
  {
    path: '/pictures/*',
    name: NAME,
    value: FOREVER,
    why: 'The name holds a hash of the master and the encoder.',
  },
];
