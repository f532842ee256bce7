/** Files without a hash in their names, for the host tests: one file of each type. */
export const PLAIN_FILES = [
  '/product/metaverse game.jpg',
  '/social/home.jpg',
  '/icon.svg',
  '/favicon.ico',
  '/contact.vcf',
  '/manifest.webmanifest',
  '/robots.txt',
];
