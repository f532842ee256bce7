/** Files of the site whose names hold no hash, one of each kind, for the tests of the hosts. */
export const PLAIN_FILES = [
  '/product/metaverse game.jpg',
  '/social/home.jpg',
  '/icon.svg',
  '/favicon.ico',
  '/contact.vcf',
  '/manifest.webmanifest',
  '/robots.txt',
];
