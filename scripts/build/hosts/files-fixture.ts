/** One file of each kind without a hash in its name, for the tests of the hosts. */
export const PLAIN_FILES = [
  '/product/metaverse game.jpg',
  '/social/home.jpg',
  '/icon.svg',
  '/favicon.ico',
  '/contact.vcf',
  '/manifest.webmanifest',
  '/robots.txt',
];
