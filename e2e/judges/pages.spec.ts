/** All pages and dialogs pass the judges. Words do not matter, so the site may be anyone's. */
import type { Page } from '@playwright/test';

import { expect, NOT_FOUND, test as base } from '@/e2e/support/test';
import { OWN, type Served, SITES, urlOf } from '@/e2e/sites';

import { judgeDialog, judgePage, type Report, type Scope } from './judges';
import { pagesIn } from './pages';

/** The owner's site (`npm run test:pages`), or those of the tests. */
const JUDGED: Readonly<Record<string, Served>> =
  process.env.JUDGED === 'own' ? { own: OWN } : { sample: SITES.sample, other: SITES.other };

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1440, height: 900 };

type Fixtures = {
  report: Report;
  /** A page that is judged counts nothing, and is not changed from elsewhere. */
  alone: void;
};

const test = base.extend<Fixtures>({
  alone: [
    async ({ context, baseURL, answered }, provide) => {
      const { origin } = new URL(baseURL!);
      // A route slows down all requests.
      if (answered.isAnswered)
        await context.route(
          (url) => url.origin !== origin,
          (route) => route.fulfill({ headers: { 'access-control-allow-origin': '*' }, body: '' }),
        );
      await provide();
    },
    { auto: true },
  ],

  /** Fails the test for each fault, with a picture of the page as it was judged. */
  report: async ({ page }, provide, testInfo) => {
    await provide(async (judge, faults) => {
      if (faults.length === 0) return;
      expect.soft(faults, judge).toEqual([]);
      const body = await page.context().pages().at(-1)!.screenshot({ fullPage: true });
      await testInfo.attach(judge, { body, contentType: 'image/png' });
    });
  },
});

/** The other site has the same parts as the sample, in other colors. */
function scopeOf(site: string, path: string, isFirst: boolean): Scope {
  if (!isFirst) return 'text';
  return site === 'other' && path !== '' ? 'looks' : 'all';
}

/** A frame from elsewhere may show anything. */
async function formLoaded(page: Page) {
  await expect(page.locator('dialog[open] :is(form, iframe)').first()).toBeVisible();
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLIFrameElement>('dialog[open] iframe')].every(
      ({ contentDocument: inner }) =>
        !inner || (inner.readyState === 'complete' && inner.URL !== 'about:blank'),
    ),
  );
}

/** In ms. On a busy machine, a judge takes up to 30 s. */
const STUCK_MS = 100_000;

/**
 * On a busy machine, headless Chromium 156 stops drawing about one page in a hundred, with or without traces,
 * although its scripts run, and it draws other pages. Such a page is opened again, and logged.
 */
async function judgeDrawn(
  page: Page,
  report: Report,
  judge: (page: Page, report: Report) => Promise<void>,
) {
  const isStuck = await new Promise<boolean>((done, fail) => {
    const timer = setTimeout(done, STUCK_MS, true);
    const reportInTime: Report = (...facts) => {
      timer.refresh();
      return report(...facts);
    };
    judge(page, reportInTime).then(() => done(false), fail);
  });
  if (!isStuck) return;
  console.warn(`Chromium has stopped drawing ${page.url()}. It is opened again.`);
  await judge(await page.context().newPage(), report);
}

test.setTimeout(4 * STUCK_MS);

for (const [name, site] of Object.entries(JUDGED)) {
  test.describe(name, () => {
    test.use({
      baseURL: urlOf(site),
      viewport: PHONE,
      // Only the sample uses no vendors.
      answered: name === 'sample' ? {} : { isAnswered: () => true },
    });

    const pages = pagesIn(site.dir);

    test('the sitemap has each page that search engines may show, and no other', async ({
      request,
    }) => {
      const sitemap = await (await request.get('./sitemap.xml')).text();
      const listed = [...sitemap.matchAll(/<loc>([^<]*)</g)].map(([, url]) => url!);
      const indexed = pages.flatMap(({ url }) => url ?? []).sort();
      expect(listed.sort(), 'lib/pages.ts lists the pages').toEqual(indexed);
    });

    for (const { path, isFirst } of pages) {
      const scope = scopeOf(name, path, isFirst);
      test(`/${path} passes the judges (${scope})`, async ({ page, permit, report }) => {
        const isMissing = path === '404';
        if (isMissing) permit(...NOT_FOUND);
        await judgeDrawn(page, report, async (shown, reportInTime) => {
          const response = await shown.goto(`./${isMissing ? 'no/such/page' : path}`);
          await judgePage(shown, await response!.text(), reportInTime, scope);
        });
      });
    }

    test('The sidebar passes all judges', async ({ page, report }) => {
      await page.goto('./');
      await page.locator('header [aria-haspopup="dialog"]').click();
      await judgeDialog(page, report);
    });

    for (const viewport of [PHONE, DESKTOP]) {
      test.describe(`At ${viewport.width} px`, () => {
        test.use({ viewport });

        test('the booking dialog passes all judges', async ({ page, report }) => {
          await page.goto('./Products');
          await page.getByRole('main').getByRole('article').getByRole('button').first().click();
          await formLoaded(page);
          await judgeDialog(page, report);
        });

        test.describe('to a new visitor', () => {
          test.use({ visitor: 'new' });

          test('the popup passes all judges', async ({ page, report }) => {
            await page.goto('./');
            await formLoaded(page);
            await judgeDialog(page, report);
          });
        });
      });
    }
  });
}

test.describe('With a consent banner', () => {
  test.skip(process.env.JUDGED === 'own');
  test.use({ build: 'tracking', viewport: PHONE });

  // Without the page, of which it covers a part.
  test('the banner passes all judges', async ({ page, report }) => {
    await page.goto('./thank-you');
    const banner = page.locator('dialog[open]');
    await expect(banner).toBeVisible();
    await banner.evaluate((shown) => {
      for (const each of document.body.children)
        if (each !== shown) each.setAttribute('hidden', '');
    });
    await judgeDialog(page, report);
  });
});
