import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { products as catalog } from '@/content/lists/products';
import { services } from '@/content/lists/services';
import { footerLists } from '@/content/navigation';
import { home } from '@/content/pages/home';
import { thankYou } from '@/content/pages/thank-you';
import { popup } from '@/content/popup';
import { routes } from '@/content/routes';
import { security, site } from '@/content/site';
import { LISTS } from '@/lib/records/lists';
import type { PageLink } from '@/lib/catalog/routes';
import { CONTENT, root } from '@/scripts/command';
import { linksTo } from '@/lib/catalog/pages';
import { contentAdvice } from '@/scripts/content/advice';
import { colorProblems, contentProblems } from '@/scripts/content/problems';
import { readContent, wordsOf } from '@/scripts/content/read';
import { shownEmbeds } from '@/scripts/embeds';
import { filesAt } from '@/scripts/files';
import { vercelFile } from '@/scripts/export/vercel';
import { hashesByFile } from '@/scripts/launch';
import { siteRules } from '@/scripts/policy/hosts';
import sample from '@/scripts/policy/sample.json';
import tokens from '@/tailwind.config';

/**
 * The specification of the sample site: its names, counts, order and fixed texts. No other file
 * repeats them, and nothing else requires them. When you adopt the site, delete this file.
 */

/** The links of a list that the specification names, without the links between them. */
const only = (specified: readonly unknown[], all: readonly unknown[]) =>
  all.filter((link) => specified.some((each) => JSON.stringify(each) === JSON.stringify(link)));

const links = (list: readonly PageLink[]) => linksTo(list);

const FOOTER_LINKS = [
  { label: 'Home', href: '/' },
  { label: 'About Us', href: '/AboutUs' },
  { label: 'Services', href: '/Services' },
  { label: 'FAQ', href: '/FAQ' },
  { label: 'Terms & Condition', href: '/TermAndCondition' },
];
const PATHS = [
  '/',
  '/AboutUs',
  '/Services',
  '/Products',
  '/FAQ',
  '/Privacy-policy',
  '/TermAndCondition',
  '/ContactUs',
  '/thank-you',
];

describe('records fixed by the specification (sections 1 to 3)', () => {
  it.each<[string, unknown, unknown]>([
    [
      'pages',
      only(
        PATHS,
        routes.map(({ path }) => path),
      ),
      PATHS,
    ],
    [
      'links below PRODUCTS',
      links(footerLists.products.links),
      ['WEBSITE', 'SOFTWARE', 'BLOCKCHAIN', 'APPLICATION', 'METAVERSE', 'GAME'].map((label) => ({
        label,
        href: '/Services',
      })),
    ],
    ['links below NAVIGATE', only(FOOTER_LINKS, links(footerLists.navigate.links)), FOOTER_LINKS],
    ['social links', site.social.map(({ kind }) => kind), ['linkedin', 'video', 'chat', 'x']],
    [
      'products',
      catalog.map(({ id, title }) => [id, title]),
      [
        [1, 'Food Delivery App'],
        [2, 'NGO Website Development'],
        [3, 'Cab Booking App'],
        [4, 'E-commerce Website Development'],
        [5, 'School Management Software'],
        [6, 'Smart Contract Development'],
        [7, 'HRMS Software Development'],
        [8, 'Social Media App Development'],
        [9, 'Metaverse Game Development'],
        // The specification spells it this way.
        [10, 'Artificial Intiligence Development'],
        [11, 'SaaS Development'],
        [12, 'Loan Management System'],
      ],
    ],
    [
      'services',
      services.map(({ title }) => title),
      [
        'Blockchain Development',
        'Web Development',
        'Software Development',
        'Application Development',
        'Gaming Development',
        'Metaverse Development',
      ],
    ],
    [
      'reasons',
      home.why.reasons.map(({ label }) => label),
      [
        'Custom Solutions',
        'In-House Development',
        'Latest Technologies',
        'Comprehensive Testing',
        'Timely Delivery',
        'Dedicated Support',
        'Expert Team',
      ],
    ],
    [
      'benefits',
      home.benefits.tiles.map(({ title }) => title),
      [
        'Partner With Us',
        'Tension Free Business',
        'Your Data is Safe With Us',
        'Get Genuine Suggestions',
      ],
    ],
  ])('include the %s', (_name, actual, specified) => {
    expect(actual).toEqual(specified);
  });
});

// Browser tests find what they test by the other texts of section 2.
describe('text fixed by the specification (section 2)', () => {
  it.each<[string, unknown, unknown]>([
    [
      'text of the popup',
      popup.text,
      'Submit your query, our team will contact you within 24 working hours.',
    ],
    [
      'lines of the thank-you page',
      thankYou.lines,
      [
        'Your form has been submitted successfully',
        'We appreciate your submission and will get back to you shortly.',
      ],
    ],
    [
      'headings of the footer',
      [footerLists.products.heading, footerLists.navigate.heading, footerLists.contactHeading],
      ['PRODUCTS', 'NAVIGATE', 'CONTACT US'],
    ],
  ])('includes the %s', (_name, actual, specified) => {
    expect(actual).toEqual(specified);
  });
});

// Browser tests measure the other constants of section 9.
it('the popup excludes the pages that the specification names', () => {
  const excluded = routes.flatMap((route) => ('popup' in route ? [route.path] : []));
  expect(excluded).toEqual(['/ContactUs', '/thank-you']);
});

it('the sample content has no problems and causes no advice', async () => {
  const content = await readContent(CONTENT);
  const isPublic = (file: string) => existsSync(path.join(root, 'public', file));
  expect([...contentProblems(content, LISTS, isPublic)]).toEqual([]);
  expect(colorProblems(tokens.theme.colors)).toEqual([]);
  const confirmed = new Date(security.confirmed);
  expect(contentAdvice(content, confirmed)).toEqual([]);
});

it('only content/site.ts contains the company name', async () => {
  const files = (await filesAt(['app', 'art', 'components', 'content', 'lib'])).filter(
    (file) => /\.(tsx?|mjs|css|html|svg|py|md)$/.test(file) && !/\.(test|generated)\./.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const name = new RegExp(site.name, 'i');
  expect(files.filter((file) => name.test(readFileSync(file, 'utf8')))).toEqual([
    'content/site.ts',
  ]);
});

const LIVE = { drafts: false, plan: null };

it('vercel.json in the repository is up to date: `npm run build` writes it', async () => {
  const rules = await siteRules(await shownEmbeds(LIVE));
  expect(readFileSync(path.join(root, 'vercel.json'), 'utf8')).toBe(vercelFile(rules));
});

describe('the sample in the findings of npm run launch', () => {
  const RECORDS =
    /^(site\.(name|tagline|signature|mission|offices\[0\]\.(street|locality))|\[\d+\]\.name|notFound\.heading|\w+\.page\.ask\.heading)$/;

  it('has the texts and files listed in scripts/policy/sample.json', async () => {
    const words = wordsOf(await readContent(CONTENT));
    const named = words.filter(
      ({ file, record }) => RECORDS.test(record) || (file.endsWith('.md') && record === 'title'),
    );
    const client = ['Sample Client Ltd', '1 Sample Street, Example Town, Malta'];
    const agreement = words.find(({ file }) => file === 'content/agreement.md')!.text;
    expect(client.filter((text) => !agreement.includes(text))).toEqual([]);
    const texts = [...named.map(({ text }) => text), ...client];
    expect(new Set(texts)).toEqual(new Set(sample.texts));
    expect(await hashesByFile()).toEqual(sample.files);
  });
});
