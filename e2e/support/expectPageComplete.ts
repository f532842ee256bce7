/** Checks that pages are complete and usable when scripts are off, late or broken. */
import type { Page } from '@playwright/test';

import { faqs } from '@/content/collections/faqs';
import { contact } from '@/content/pages/ContactUs';
import { shell } from '@/content/shell';
import { TITLES } from '@/e2e/support/booking';
import { counterTexts, FINAL_COUNTS } from '@/e2e/support/journeys';
import { expectThanks, fillIn, formIn, submit } from '@/e2e/support/leadForm';
import { expectPage, idOf, type Path } from '@/e2e/support/site';
import { expect } from '@/e2e/support/test';
import { callToAction, mainLinks } from '@/e2e/support/navigation';

const PHONE = { width: 360, height: 740 };

/**
 * Selectors for content that may be hidden: closed or collapsed elements, the placeholder of a
 * loaded form, the button that stops motion, one of the two names in the bar, and content that is
 * visible only in print.
 */
const CLOSED =
  'details:not([open]) > :not(summary), dialog, .form-skeleton, .invisible, .stop-motion, .bar-logo > span > span, .print\\:block, noscript, script';
/**
 * Selectors for content that is hidden in wide or narrow windows: tables of contents, links of the
 * navigation bar.
 */
const NOT_WIDE = '.contents-folded';
const NOT_NARROW = 'header nav ul, .contents-column';

const hiddenTexts = (page: Page, closed: string) =>
  page.evaluate((selector) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const hidden: string[] = [];
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode;
      if (!/\S/.test(textContent!) || parentElement!.closest(selector)) continue;
      if (!parentElement!.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        hidden.push(textContent!);
    }
    return hidden;
  }, closed);

const sidebar = (page: Page) => page.getByRole('dialog', { name: shell.sidebarTitle });
const sidebarLink = (page: Page, name: string) => sidebar(page).getByRole('link', { name });
const openSidebar = (page: Page) => page.getByRole('button', { name: shell.openSidebar }).click();

/** For each FAQ item: the answer, if it is visible, and whether the question is bold. */
const answers = (page: Page) =>
  page.locator('.faq-item').evaluateAll((items) =>
    items.map((item) => {
      const { fontWeight } = getComputedStyle(item.querySelector('.faq-question')!);
      const answer = item.lastElementChild!;
      return [answer.checkVisibility() ? answer.textContent : null, Number(fontWeight) >= 700];
    }),
  );

/**
 * Expects the first answer to be open, at most one answer to be open at a time, and a second click
 * on a question to close its answer. Expects only the question with the open answer to be bold.
 */
async function expectAnswers(page: Page) {
  const click = (index: number) =>
    page.getByRole('main').getByText(faqs[index]!.question, { exact: true }).click();
  const expectOpen = (open: number | null) =>
    expect
      .poll(() => answers(page))
      .toEqual(faqs.map(({ answer }, at) => (at === open ? [answer, true] : [null, false])));
  if (faqs.length === 0) return;
  await expectOpen(0);
  const last = faqs.length - 1;
  for (const open of [...faqs.keys()].slice(1)) {
    await click(open);
    await expectOpen(open);
  }
  await click(last);
  await expectOpen(null);
  await click(0);
  await expectOpen(0);
}

/** Expects each "Book Now" to lead to the contact page with the product in the URL. */
async function expectBookings(page: Page) {
  const led = await page
    .getByRole('main')
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { form } = button as HTMLButtonElement;
        const data = new FormData(form!, button as HTMLButtonElement).get('product');
        return [form!.method, new URL(form!.action).pathname, data];
      }),
    );
  expect(led).toEqual(TITLES.map((title) => ['get', callToAction.href, title]));
}

async function expectSidebar(page: Page) {
  await openSidebar(page);
  await expect(sidebarLink(page, callToAction.label)).toBeVisible();
  const links = await sidebar(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  for (const { label, href } of [...mainLinks, callToAction])
    expect(links).toContainEqual([label, href]);
  await sidebar(page).getByRole('button', { name: shell.closeSidebar }).click();
  await expect(sidebar(page)).toBeHidden();
}

/** Expects the collapsed table of contents of the agreement to open. */
async function expectContents(page: Page) {
  await page.locator('.contents-folded summary').click();
  await expect(page.locator('.contents-folded').getByRole('link').first()).toBeVisible();
}

/** Expects all text to be visible, and all collapsed content to open without scripts. */
export async function expectPageComplete(page: Page, path: Path) {
  await expectPage(page, path);
  expect(await hiddenTexts(page, `${CLOSED}, ${NOT_WIDE}`)).toEqual([]);
  if (path === '/') await expect(counterTexts(page)).toHaveText(FINAL_COUNTS);
  if (path === '/' || idOf(path) === 'faq') await expectAnswers(page);
  if (idOf(path) === 'products') await expectBookings(page);
  const size = page.viewportSize()!;
  await page.setViewportSize(PHONE);
  expect(await hiddenTexts(page, `${CLOSED}, ${NOT_NARROW}`)).toEqual([]);
  await expectSidebar(page);
  if (await page.locator('.contents-folded').count()) await expectContents(page);
  await page.setViewportSize(size);
}

/**
 * Expects the link in the navigation bar to lead to the contact page. On the contact page, expects
 * the form to lead to /thank-you.
 */
export async function expectWayOn(page: Page, path: Path) {
  if (idOf(path) === 'contact') {
    const form = formIn(page, contact.frameTitle);
    await fillIn(form);
    await submit(form);
    return expectThanks(page);
  }
  await page.getByRole('banner').getByRole('link', { name: callToAction.label }).click();
  await expect(page).toHaveURL(callToAction.href);
  await expectPage(page, callToAction.href);
}
