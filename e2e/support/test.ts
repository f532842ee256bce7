import { expect, test as base, type BrowserContext } from '@playwright/test';

import { type SiteName, SITES, urlOf } from '@/e2e/sites';

/** Declares expected errors. Each must occur, because a stale declaration could hide a new error. */
type Permit = (...troubles: RegExp[]) => void;

type Fixtures = {
  /** Under a base path, tests use relative URLs: `./ContactUs`. */
  build: SiteName;
  /** A returning visitor has already seen the popup. */
  visitor: 'new' | 'returning';
  prepared: void;
  answered: Answered;
  /**
   * Patterns for the recorded errors: `console …`, `page error …`, `404 {url}`, `failed {url} {reason}` and
   * `foreign {url}`.
   */
  permit: Permit;
};

/** Requests to other origins that are no error, such as to a tool that the test answers for. */
type Answered = { isAnswered?: (url: string) => boolean };

function isForeign(url: string, origin: string): boolean {
  const { protocol, origin: asked } = new URL(url);
  return /^(https?|wss?):$/.test(protocol) && asked !== origin;
}

/** One line each. Chromium reports CSP violations as console errors. */
function recordTrouble(
  context: BrowserContext,
  origin: string,
  scripts: boolean,
  { isAnswered }: Answered = {},
): string[] {
  const troubles: string[] = [];
  context.on('console', (message) => {
    // Browsers request it automatically. With a base path, it belongs to another site.
    if (message.location().url === `${origin}/favicon.ico`) return;
    if (message.type() === 'error') troubles.push(`console ${message.text()}`);
  });
  context.on('weberror', (error) => troubles.push(`page error ${error.error().message}`));
  context.on('request', (request) => {
    if (isForeign(request.url(), origin) && !isAnswered?.(request.url()))
      troubles.push(`foreign ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page cancels its pending requests, as Chromium, Firefox and WebKit call it.
    if (/net::ERR_ABORTED|NS_BINDING_ABORTED|cancelled/.test(reason)) return;
    // With scripts off, browsers block script requests.
    if (!scripts && reason === 'csp') return;
    troubles.push(`failed ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()} ${response.url()}`);
  });
  return troubles;
}

/** What Chromium reports for a document that does not exist. */
export const NOT_FOUND = [/^404 /, /^console Failed to load resource: .*404/];

/** A test fails on any error that it does not declare with `permit`. */
export const test = base.extend<Fixtures>({
  build: ['sample', { option: true }],
  visitor: ['returning', { option: true }],
  answered: [{}, { option: true }],

  baseURL: ({ build }, provide) => provide(urlOf(SITES[build])),

  prepared: [
    async ({ context, visitor }, provide) => {
      if (visitor === 'returning') {
        await context.addInitScript(() => {
          // A blank page has no storage.
          if (location.protocol === 'http:') sessionStorage.setItem('popupShown_once', 'true');
        });
      }
      await provide();
    },
    { auto: true },
  ],

  permit: [
    async ({ context, baseURL, javaScriptEnabled, answered }, provide) => {
      const scripts = javaScriptEnabled !== false;
      const troubles = recordTrouble(context, new URL(baseURL!).origin, scripts, answered);
      const permitted: RegExp[] = [];
      await provide((...patterns) => permitted.push(...patterns));
      const unused = () =>
        permitted.filter((pattern) => !troubles.some((line) => pattern.test(line)));
      // The last error may not have been reported yet.
      await expect.poll(unused, 'Declared errors that did not happen').toEqual([]);
      const undeclared = troubles.filter(
        (line) => !permitted.some((pattern) => pattern.test(line)),
      );
      expect(undeclared, 'Errors that the test did not declare').toEqual([]);
      // A handler that is still waiting for a response when the page closes is no error.
      for (const routed of [context, ...context.pages()])
        await routed.unrouteAll({ behavior: 'ignoreErrors' });
    },
    { auto: true },
  ],
});

export { expect };
