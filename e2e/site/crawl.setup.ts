/** Finds the pages, and judges what needs no browser. Writes both to a file, because workers are processes. */
import { mkdir, writeFile } from 'node:fs/promises';

import { chromium } from '@playwright/test';

import { HEADLESS_SHELL } from '@/kit/testing/chromium';
import { crawl, type Site, type SitePage } from '@/kit/testing/audit/crawl';
import { htmlFaults, metadataFaults } from '@/kit/testing/audit/markup';
import type { Located } from '@/kit/testing/audit/merge';
import { referenceFaults, versionFaults } from '@/kit/testing/audit/references';
import { pathOf } from '@/kit/testing/audit/requests';

import { createTurn, OPTIONS, RESULTS } from './options';
import { SITE_FILE, type Target, type Targets } from './targets';

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/**
 * The pages to judge by appearance: all at the root of a language, and one of each other folder, whose pages
 * have one shape. A second path of a page, whose canonical link names the first, looks like it.
 */
function pagesOfEachShape({ pages, base }: Site): SitePage[] {
  const home = pages.find(({ path }) => path === base);
  const languages = home?.facts.alternates.map(({ url }) => pathOf(url)) ?? [];
  const roots = [base, ...languages].map(withoutSlash);
  const paths = pages.map(({ path }) => path);
  const shapes = new Map<string, SitePage>();
  for (const page of pages) {
    const first = page.facts.canonical.map(pathOf).find((path) => paths.includes(path));
    if (first && first !== page.path) continue;
    const path = withoutSlash(page.path.split('?')[0]!);
    const folder = path.replace(/\/[^/]*$/, '');
    const shape = roots.includes(folder) ? path : `${folder}/*`;
    if (!shapes.has(shape)) shapes.set(shape, page);
  }
  return [...shapes.values()];
}

/** @throws Error if the browser does not start. Otherwise, each page would be a finding. */
async function checkBrowser() {
  const browser = await chromium.launch(HEADLESS_SHELL).catch((error: Error) => {
    const [why] = error.message.split('\n');
    throw new Error(
      `No browser (${why}): run npx playwright install chromium, or set PW_CHROMIUM to the path of your Chromium`,
    );
  });
  await browser.close();
}

async function findTargets(): Promise<Targets> {
  const faults: Located[] = [];
  const site = await crawl(OPTIONS.url, {
    ...OPTIONS,
    turn: createTurn(1),
    report: (fault) => faults.push(fault),
    note: console.log,
  });
  for (const page of site.pages) {
    const found = [
      ...metadataFaults(page),
      ...(await htmlFaults(page.answer.text)),
      ...(await referenceFaults(site, page)),
      ...(await versionFaults(site, page)),
    ];
    faults.push(...found.map((fault) => ({ ...fault, page: page.path })));
  }
  const judged = pagesOfEachShape(site).slice(0, OPTIONS.most);
  const others = site.pages.filter((page) => !judged.includes(page)).slice(0, OPTIONS.opened);
  const pages = [...judged, ...others].map((page): Target => {
    const { answer, facts, path } = page;
    return {
      path,
      url: answer.url,
      hasPolicy: answer.headers.has('content-security-policy') || facts.hasPolicy,
      isJudged: judged.includes(page),
    };
  });
  return { pages, faults };
}

export default async function setUp() {
  await checkBrowser();
  const targets = await findTargets();
  await mkdir(RESULTS, { recursive: true });
  await writeFile(SITE_FILE, JSON.stringify(targets));
}
