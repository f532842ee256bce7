/** Judges what a page does when its scripts run: errors, requests, and text that only scripts show. */
import type { ConsoleMessage, Page, Request, Response, WebError } from '@playwright/test';

import type { Fault } from '../fault';
import { pathOf, type SitePage } from './crawl';
import { PageError, type Session, type Tab } from './session';

/** Parts that may exist only with scripts: dialogs, what announces a change, and controls. */
const OF_SCRIPTS =
  'dialog, [role="dialog"], [role="alertdialog"], [role="status"], [role="alert"], [role="log"], [aria-live], [aria-hidden="true"], [data-audit-skip~="scripts"], button, script, style, noscript, template, title';

/** The visible texts of the page, and the names of the elements that have them. */
const texts = (page: Page) =>
  page.evaluate((left) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: { element: string; text: string }[] = [];
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement!;
      const text = walker.currentNode.textContent!.replace(/\s+/g, ' ').trim();
      if (text && !element.closest(left) && element.checkVisibility({ visibilityProperty: true }))
        found.push({ element: element.tagName.toLowerCase(), text });
    }
    return found;
  }, OF_SCRIPTS);

/** Scrolls through the page, so that pictures load and content appears, and back. */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
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
    await frame();
  });

/** Records the faults of a page while it is open in a tab. */
function record({ context }: Tab, session: Session, { answer, facts }: SitePage) {
  const faults: Fault[] = [];
  const add = (rule: string, element: string, message: string) =>
    faults.push({ rule, element, message });
  const hasPolicy = facts.policies.length > 0 || answer.headers.has('content-security-policy');
  const events = new AbortController();
  const on = (event: string, listen: (value: never) => void) => {
    context.on(event as 'console', listen as never);
    events.signal.addEventListener('abort', () => context.off(event as 'console', listen as never));
  };
  on('console', (message: ConsoleMessage) => {
    const text = message.text().split('\n')[0]!;
    // The response and the request say more about it.
    if (message.type() !== 'error' || text.startsWith('Failed to load resource')) return;
    if (/Content Security Policy|Trusted(HTML|Script|ScriptURL)\b/.test(text))
      add('policy', 'the page', text);
    else add('console', 'the page', `reports an error: ${text}`);
  });
  on('weberror', (error: WebError) =>
    add('console', 'the page', `throws ${error.error().message.split('\n')[0]}`),
  );
  on('request', (request: Request) => {
    const url = request.url();
    if (!/^(https?|wss?):/.test(url) || session.isOwn(url) || hasPolicy) return;
    const { origin } = new URL(url);
    add('foreign-request', 'the page', `requests ${origin}, which no policy of the page names`);
  });
  on('response', (response: Response) => {
    const url = response.url();
    const isPage = response.request().isNavigationRequest() && url === answer.url;
    // Browsers request this file automatically.
    if (response.status() < 400 || isPage || pathOf(url) === '/favicon.ico') return;
    add('reference', 'the page', `leads to ${pathOf(url)}, which answers ${response.status()}`);
  });
  on('requestfailed', (request: Request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page cancels its requests; the console reports what the policy blocks.
    if (reason === 'net::ERR_ABORTED' || /csp/i.test(reason)) return;
    add('reference', 'the page', `cannot load ${request.url()}: ${reason}`);
  });
  return { faults, stop: () => events.abort() };
}

/**
 * Opens a page with scripts on, and judges what happens, then and during `more`.
 *
 * @param more judges the open page
 */
export async function runningFaults(
  session: Session,
  tab: Tab,
  page: SitePage,
  more: () => Promise<Fault[]>,
): Promise<Fault[]> {
  const { faults, stop } = record(tab, session, page);
  try {
    await session.open(tab, page.answer.url);
    await scrollThrough(tab.page);
    await session.rest(tab);
    for (const { element, text } of await texts(tab.page))
      if (!page.facts.text.includes(text.replace(/\s+/g, '')))
        faults.push({
          rule: 'scripts',
          element: `${element} “${text.slice(0, 60)}”`,
          message: 'is visible only if scripts run',
        });
    faults.push(...(await more()));
  } catch (error) {
    if (!(error instanceof PageError)) throw error;
    faults.push({ rule: 'load', element: 'the page', message: error.message });
  } finally {
    stop();
  }
  return faults;
}
