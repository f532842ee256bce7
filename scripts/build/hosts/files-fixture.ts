/** Files whose names contain no hash, one of each kind, for the host tests. */
export const PLAIN_FILES = [
  '/product/metaverse game.jpg',
  '/social/home.jpg',
  '/icon.svg',
  '/favicon.ico',
  '/contact.vcf',
  '/manifest.webmanifest',
  '/robots.txt',
];
