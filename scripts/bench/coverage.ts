/** How much of what a page fetches it makes use of. */
import type { Browser } from '@playwright/test';

import { islandsReady, scrollThrough, withPage } from './device';
import { percent, ranCharacters, sum } from './figures';

export async function cover(browser: Browser, url: string, route: string) {
  return withPage(browser, {}, async (page) => {
    await Promise.all([page.coverage.startJSCoverage(), page.coverage.startCSSCoverage()]);
    await page.goto(url);
    await islandsReady(page);
    await scrollThrough(page);
    const scripts = await page.coverage.stopJSCoverage();
    const styles = await page.coverage.stopCSSCoverage();
    const ran = scripts.map(({ source = '', functions }) =>
      ranCharacters(source.length, functions),
    );
    const matched = styles.flatMap(({ ranges }) => ranges.map(({ start, end }) => end - start));
    return [
      route,
      percent(sum(ran), sum(scripts.map(({ source = '' }) => source.length))),
      percent(sum(matched), sum(styles.map(({ text = '' }) => text.length))),
    ];
  });
}
