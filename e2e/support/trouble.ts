import { expect, test as base, type BrowserContext } from '@playwright/test';

/**
 * Declares expected errors. Each one must occur, because a stale declaration could hide a new
 * error.
 */
export type Permit = (...troubles: RegExp[]) => void;

type Fixtures = {
  /**
   * Declares errors that the test causes. The patterns are matched against the recorded errors,
   * which have these formats: `console …`, `page error …`, `404 {url}`, `failed {url} {reason}` and
   * `foreign {url}`.
   */
  permit: Permit;
};

/** Requests to other origins that are no error, such as those of a tool that a test answers for. */
export type Answered = { isAnswered?: (url: string, origin: string) => boolean };

export function isForeign(url: string, origin: string): boolean {
  const { protocol, origin: asked } = new URL(url);
  return /^(https?|wss?):$/.test(protocol) && asked !== origin;
}

/**
 * Records all errors in the pages of the context, one line each. Chromium reports CSP violations as
 * console errors.
 */
export function recordTrouble(
  context: BrowserContext,
  origin: string,
  scripts: boolean,
  { isAnswered }: Answered = {},
): string[] {
  const troubles: string[] = [];
  context.on('console', (message) => {
    // Browsers request /favicon.ico automatically. If this site has a base path, that icon belongs
    // to another site.
    if (message.location().url === `${origin}/favicon.ico`) return;
    if (message.type() === 'error') troubles.push(`console ${message.text()}`);
  });
  context.on('weberror', (error) => troubles.push(`page error ${error.error().message}`));
  context.on('request', (request) => {
    if (isForeign(request.url(), origin) && !isAnswered?.(request.url(), origin))
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

/** Extends Playwright's test so that a test fails on any error that it does not declare. */
export const test = base.extend<Fixtures & { answered: Answered }>({
  answered: [{}, { option: true }],

  permit: [
    async ({ context, baseURL, javaScriptEnabled, answered }, provide, testInfo) => {
      const scripts = javaScriptEnabled !== false;
      const troubles = recordTrouble(context, new URL(baseURL!).origin, scripts, answered);
      const permitted: RegExp[] = [];
      await provide((...patterns) => permitted.push(...patterns));
      // A test that skips itself may have declared errors before.
      if (testInfo.status === 'skipped') return;
      const unused = () =>
        permitted.filter((pattern) => !troubles.some((line) => pattern.test(line)));
      // Poll, because the last error may not have been reported yet.
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
