/** Audits any site of which only the URL is known. */
import type { Page } from '@playwright/test';

import { type Fault, OPEN_DIALOG } from '../fault';
import { appearanceFaults, dialogJudges, recordShifts } from './appearance';
import { crawl, MOST_HOPS, pathOf, type Site, type SitePage } from './crawl';
import { hasDialog, openDialog, openDialogFaults } from './dialogs';
import { htmlFaults, metadataFaults } from './markup';
import { type Finding, type Located, merge } from './merge';
import { referenceFaults, versionFaults } from './references';
import { runningFaults } from './running';
import { CannotAudit, LOAD_MS, PHONE, Session } from './session';

export type Options = {
  /** Paths of pages that are in no sitemap, and to which no link leads. */
  paths?: readonly string[];
  /** Whether to send requests to other origins, which the audit otherwise answers itself. */
  live?: boolean;
  /** The time in which a page must load, in ms. By default 30 s. */
  timeout?: number;
  /** The time in which all judges of a page must end, in ms. By default three times `timeout`. */
  limit?: number;
  /** Rules whose findings are left out: a person has accepted them. */
  skip?: readonly string[];
  /** The most pages that are judged by appearance, which takes some seconds each. By default 60. */
  most?: number;
  /** The path of Chromium. */
  executablePath?: string;
  /** Gets one line for each thing that a person should know, and that is no fault. */
  note?: (line: string) => void;
};

/** Pages of one folder have one shape: of each, so many are judged by appearance. */
const PAGES_OF_A_SHAPE = 2;

const MOST_JUDGED = 60;

/** The time in which a dialog that opens by itself opens, in ms. */
const POPUP_MS = 5000;

/** Checks that the URL answers, and returns the URL at which the site begins. */
async function findStart(url: string, timeout = LOAD_MS): Promise<string> {
  let asked: URL;
  try {
    asked = new URL(url);
  } catch {
    throw new CannotAudit(`${url} is no URL: write it with https://`);
  }
  if (!/^https?:$/.test(asked.protocol)) throw new CannotAudit(`${url} is no URL of a site`);
  for (let hops = 0; hops < MOST_HOPS; hops += 1) {
    const response = await fetch(asked, {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    }).catch((error: Error) => {
      const isSlow = error.name === 'TimeoutError';
      const reason = isSlow ? `does not answer in ${timeout / 1000} s` : 'does not answer';
      throw new CannotAudit(`${url} ${reason}: start the server, or check the URL`);
    });
    await response.body?.cancel();
    const { status } = response;
    const location = response.headers.get('location');
    if (status === 401)
      throw new CannotAudit(
        `${url} asks for a password (401): turn the protection off for the audit`,
      );
    if (status >= 400) throw new CannotAudit(`${url} answers ${status}`);
    if (status < 300 || !location) return asked.href.split('#')[0]!;
    const next = new URL(location, asked);
    if (next.origin !== asked.origin)
      throw new CannotAudit(`${url} redirects to ${next.origin}: audit that site instead`);
    asked = next;
  }
  throw new CannotAudit(`${url} redirects in a loop`);
}

/**
 * The pages to judge by appearance: all at the root of a language, and a few of each other folder. A
 * second path of a page, whose canonical link names the first, looks like it.
 */
function pagesOfEachShape(pages: readonly SitePage[], base: string): SitePage[] {
  const home = pages.find(({ path }) => path === base);
  const roots = new Set(
    [home, ...pages]
      .filter((page) =>
        page?.facts.alternates.some(({ url }) => home?.facts.canonical.includes(url)),
      )
      .map((page) => page!.path.replace(/\/$/, '')),
  );
  const shapeOf = (path: string) => {
    const [pathname] = path.split('?');
    const folder = pathname!.replace(/\/$/, '').replace(/\/[^/]*$/, '');
    const isRoot = folder === base.replace(/\/$/, '') || roots.has(folder);
    return isRoot ? pathname! : folder;
  };
  const counts = new Map<string, number>();
  const isFirstPath = ({ facts, path }: SitePage) =>
    facts.canonical.length !== 1 ||
    !pages.some((each) => each.path !== path && each.path === pathOf(facts.canonical[0]!));
  return pages.filter((page) => {
    if (!isFirstPath(page)) return false;
    const shape = shapeOf(page.path);
    const count = counts.get(shape) ?? 0;
    counts.set(shape, count + 1);
    return count < PAGES_OF_A_SHAPE;
  });
}

/** What has been judged on other pages. */
type Known = {
  /** Openers of dialogs and disclosures (dialogs.ts). */
  tried: Set<string>;
  /** Kinds of controls through which the focus has moved backward. */
  walked: Set<string>;
  /** Names of dialogs that open by themselves. */
  dialogs: Set<string>;
};

const nothing = (): Known => ({ tried: new Set(), walked: new Set(), dialogs: new Set() });

/** Judges the dialogs that open by themselves, each once, and closes them. */
function createSettle(page: Page, { dialogs }: Known, report: (fault: Fault) => void) {
  return async () => {
    while (await hasDialog(page)) {
      const name = await openDialog(page).evaluate(
        (each) => each.ariaLabel ?? each.textContent ?? '',
      );
      const isKnown = dialogs.has(name);
      dialogs.add(name);
      const judge = () => (isKnown ? Promise.resolve([]) : dialogJudges(page));
      const faults = await openDialogFaults(page, judge);
      if (!isKnown) faults.forEach(report);
    }
  };
}

/** Opens all pages with scripts on, and judges them; those in `judged` by appearance, too. */
async function judgeOpenPages(
  { session, pages }: Site,
  judged: readonly SitePage[],
  report: (fault: Located) => void,
  note: (line: string) => void,
) {
  const known = nothing();
  const open = async () => {
    const tab = await session.tab();
    await recordShifts(tab.page);
    return { ...tab, isFresh: true };
  };
  const reportOn =
    ({ path }: SitePage) =>
    (fault: Fault) =>
      report({ ...fault, page: path });
  await session.inTabs(pages, {
    open,
    note,
    fail: (sitePage, message) => reportOn(sitePage)({ rule: 'load', element: 'the page', message }),
    work: async (sitePage, tab, isAgain) => {
      const { page } = tab;
      const add = reportOn(sitePage);
      const seen = isAgain ? nothing() : known;
      const settle = createSettle(page, seen, add);
      const judge = async () => {
        if (!judged.includes(sitePage)) return [];
        // Each tab is a new visitor, for whom a dialog may open.
        if (tab.isFresh) {
          tab.isFresh = false;
          await page.waitForSelector(OPEN_DIALOG, { timeout: POPUP_MS }).catch(() => {});
        }
        return appearanceFaults(page, { settle, ...seen });
      };
      await page.setViewportSize(PHONE);
      const faults = await runningFaults(session, tab, sitePage, judge);
      faults.forEach(add);
    },
  });
}

/**
 * Audits a site. Submits no form, stays on the origin of the URL, and answers requests to other
 * origins itself.
 *
 * @param url the URL of the home page
 * @returns one finding for each cause
 * @throws CannotAudit if the site does not answer, or if there is no browser
 */
export async function audit(url: string, options: Options = {}): Promise<Finding[]> {
  const { paths = [], most = MOST_JUDGED, skip = [], note = () => {}, ...browser } = options;
  const start = await findStart(url, browser.timeout);
  const faults: Located[] = [];
  const report = (fault: Located) => void faults.push(fault);
  const session = new Session(new URL(start).origin, browser);
  try {
    const site = await crawl(session, start, paths, report);
    for (const line of site.notes) note(line);
    for (const page of site.pages) {
      const found = [
        ...(await htmlFaults(page.answer.html)),
        ...metadataFaults(page),
        ...(await referenceFaults(site, page)),
        ...(await versionFaults(site, page)),
      ];
      for (const fault of found) report({ ...fault, page: page.path });
    }
    const judged = pagesOfEachShape(site.pages, site.base).slice(0, most);
    await judgeOpenPages(site, judged, report, note);
    note(`Audited ${site.pages.length} pages, and the appearance of ${judged.length}`);
    for (const rule of skip) {
      const { length } = merge(faults.filter((fault) => fault.rule === rule));
      note(`Skipped ${rule}, which has ${length} ${length === 1 ? 'finding' : 'findings'}`);
    }
    return merge(faults.filter(({ rule }) => !skip.includes(rule)));
  } finally {
    await session.close();
  }
}
