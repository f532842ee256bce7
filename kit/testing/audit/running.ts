/** Judges what a page does when its scripts run: errors, requests, and text that only scripts show. */
import { expect, type Page, type Request } from '@playwright/test';

import type { Fault } from '../fault';
import { pathOf } from './requests';

/** Parts that may exist only with scripts: dialogs, what announces a change, and controls. */
const OF_SCRIPTS =
  'dialog, [role="dialog"], [role="alertdialog"], [role="status"], [role="alert"], [role="log"], [aria-live], [aria-hidden="true"], [data-audit-skip~="scripts"], button, script, style, noscript, template, title';

/** The time to wait for requests, in ms. A page may keep one open. */
const IDLE_MS = 3000;

/** What the audit does not let through: it sends nothing after it has used a control. */
export const WITHHELD = 'blockedbyclient';

/** The events of a page to which these functions listen. */
export const RECORDED = [
  'console',
  'pageerror',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
] as const;

/** Records the faults of a page, from now on. */
export function recordFaults(
  page: Page,
  { url: own, hasPolicy }: { url: string; hasPolicy: boolean },
  report: (faults: Fault[]) => void,
) {
  const { origin } = new URL(own);
  /** Whether the page lacks an answer: then its errors say nothing. */
  let isWithheld = false;
  const add = (rule: string, message: string) => report([{ rule, element: 'the page', message }]);
  page.on('console', (message) => {
    const text = message.text().split('\n')[0]!;
    // The response and the request say more about it.
    if (message.type() !== 'error' || text.startsWith('Failed to load resource')) return;
    if (/Content Security Policy|Trusted(HTML|Script|ScriptURL)\b/.test(text)) add('policy', text);
    else if (!isWithheld) add('console', `reports an error: ${text}`);
  });
  page.on('pageerror', (error) => {
    if (!isWithheld) add('console', `throws ${error.message.split('\n')[0]}`);
  });
  page.on('request', (request) => {
    const url = request.url();
    if (hasPolicy || !/^(https?|wss?):/.test(url) || new URL(url).origin === origin) return;
    add('foreign-request', `requests ${new URL(url).origin}, which no policy of the page names`);
  });
  page.on('response', (response) => {
    const url = response.url();
    const isPage = response.request().isNavigationRequest() && url === own;
    // Browsers request this file automatically.
    if (response.status() < 400 || isPage || pathOf(url) === '/favicon.ico') return;
    add('reference', `leads to ${pathOf(url)}, which answers ${response.status()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason.startsWith('net::ERR_BLOCKED_BY_CLIENT')) isWithheld = true;
    // Leaving a page cancels its requests; the console reports what the policy blocks.
    else if (reason !== 'net::ERR_ABORTED' && !/csp/i.test(reason))
      add('reference', `cannot load ${request.url()}: ${reason}`);
  });
}

/** The requests of a page that have not ended, from now on. */
export function pendingRequests(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>();
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return pending;
}

/** Scrolls through the page, so that pictures load and content appears, back, and waits for them. */
export async function scrollThrough(page: Page, pending: ReadonlySet<Request>) {
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    // Within a frame: what observes the scroll position is called at its end.
    await frame();
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await frame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
    await frame();
  });
  const isIdle = () =>
    page.evaluate(
      (timeout) => new Promise((done) => requestIdleCallback(done, { timeout })),
      IDLE_MS,
    );
  // Scripts that start late send requests, and what these load runs.
  await isIdle();
  await expect
    .poll(() => pending.size, { timeout: IDLE_MS })
    .toBe(0)
    .catch(() => {});
  await isIdle();
}

/** The visible texts of a page. */
export const visibleTexts = (page: Page) =>
  page.evaluate((ofScripts) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const options = { opacityProperty: true, visibilityProperty: true };
    const texts: { element: string; text: string; isOfScripts: boolean }[] = [];
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement!;
      const text = walker.currentNode.textContent!.replace(/\s+/g, ' ').trim();
      if (text && element.checkVisibility(options))
        texts.push({
          element: element.tagName.toLowerCase(),
          text,
          isOfScripts: element.closest(ofScripts) !== null,
        });
    }
    return texts;
  }, OF_SCRIPTS);

/**
 * Judges the visible texts of a page.
 *
 * @param plain what `visibleTexts` returns if scripts are off
 */
export async function scriptFaults(
  page: Page,
  plain: Awaited<ReturnType<typeof visibleTexts>>,
): Promise<Fault[]> {
  const bare = (text: string) => text.replaceAll(' ', '');
  const all = plain.map(({ text }) => bare(text)).join('');
  return (await visibleTexts(page))
    .filter(({ isOfScripts, text }) => !isOfScripts && !all.includes(bare(text)))
    .map(({ element, text }) => ({
      rule: 'scripts',
      element: `${element} “${text.slice(0, 60)}”`,
      message: 'is visible only if scripts run',
    }));
}
