import type { Content } from './content';

/** Where `npm run launch` looks, and which file an editor opens for what it finds. */

/** Part of the content, its file below content/, and the name of the record in that file. */
export const CONTENT_FILES: readonly (readonly [
  part: Exclude<keyof Content, 'pages'>,
  file: string,
  record?: string,
])[] = [
  ['site', 'site.ts'],
  ['sampleClient', 'site.ts', 'sampleClient'],
  ['security', 'site.ts', 'security'],
  ['brands', 'collections/brands.ts'],
  ['benefits', 'collections/benefits.ts'],
  ['counters', 'collections/counters.ts'],
  ['faqs', 'collections/faqs.ts'],
  ['products', 'collections/products.ts'],
  ['reasons', 'collections/reasons.ts'],
  ['services', 'collections/services.ts'],
  ['navigation', 'navigation.ts'],
  ['routes', 'routes.ts'],
  ['agreement', 'agreement/agreement.ts'],
];

export const PAGE_FILES: Readonly<Record<string, string>> = {
  home: 'pages/home.ts',
  about: 'pages/AboutUs.ts',
  services: 'pages/Services.ts',
  products: 'pages/Products.ts',
  faq: 'pages/FAQ.ts',
  terms: 'pages/Privacy-policy.ts',
  contact: 'pages/ContactUs.ts',
  thankYou: 'pages/thank-you.ts',
  notFound: 'pages/not-found.ts',
  shared: 'shared.ts',
};

/** Files and folders that hold the face of the company. */
export const PICTURE_PLACES = [
  'public/favicon.ico',
  'public/icons',
  'public/social',
  'public/brands',
  'components/site/Logo.tsx',
];

/** What an export is made of: a change here makes it old. */
export const SOURCES = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'scripts',
  'art/masters',
  'instrumentation-client.ts',
  'next.config.mjs',
  'package-lock.json',
  'postcss.config.mjs',
  'tailwind.config.ts',
  '.env',
  '.env.local',
  '.env.production',
  '.env.production.local',
];

/** Tests change no page, and what the build writes itself is always new. */
export const NOT_SOURCES = /\.test\.tsx?$|\.generated\.ts$|^public\/pictures\//;

/** Files of out/ with words in them. Scripts hold code, and its names only look like addresses. */
export const TEXT_FILES = /\.(?:html|json|svg|txt|vcf|webmanifest|xml)$/;
