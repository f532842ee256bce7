import type { Page } from '@playwright/test';

import { openStopped } from '@/e2e/sample/support/page';
import { openPopup, popup } from '@/e2e/sample/support/popup';
import { expect, test } from '@/e2e/sample/support/test';

const QUESTIONS = [
  'How does a project start, and how do you find the price?',
  'How long does development take, and in which time zone do you work?',
  'Who owns the code, and can you take over existing code?',
  'What happens after launch?',
];

/** The last words of each answer. */
const ANSWERS = [
  'which we buy only with your approval.',
  'as close to your working hours as we can.',
  'and say which parts to keep, fix or replace.',
  'The documentation is handed over with the software.',
];

async function sheets(page: Page) {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)!.length;
}

test('/FAQ is printed on one sheet, with all questions and answers', async ({ page }) => {
  await page.goto('/FAQ');
  await page.emulateMedia({ media: 'print' });
  for (const text of [...QUESTIONS, ...ANSWERS])
    await expect(page.getByRole('main')).toContainText(text);
  for (const text of ANSWERS) await expect(page.getByText(text)).toBeVisible();
  expect(await sheets(page)).toBe(1);
});

test('/ContactUs is printed on one sheet, with the address, the email, the phone and the URL of the chat', async ({
  page,
}) => {
  await page.goto('/ContactUs');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  for (const text of [
    'Brightkiln',
    '12 Kiln Lane, Example City, DC 00000, USA',
    'hello@brightkiln.example',
    '+1 202 555 0142',
  ])
    await expect(main.getByText(text).filter({ visible: true }).first()).toBeVisible();
  const chat = main.getByRole('link', { name: 'Chat' });
  const printed = await chat.evaluate((link) => getComputedStyle(link, '::after').content);
  expect(printed).toContain('https://chat.brightkiln.example/hello');
  await expect(main.locator('iframe')).toBeHidden();
  expect(await sheets(page)).toBe(1);
});

test('The agreement is printed with all clauses and schedules, and its styles keep headings with the next line and list items on one sheet', async ({
  page,
}) => {
  await page.goto('/Privacy-policy');
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  for (const title of ['Parties', 'Signatures', 'Examples of gaming licensing bodies'])
    await expect(main.getByRole('heading', { name: title })).toBeVisible();
  const valuesOf = (selector: string, property: string) =>
    page.locator(selector).evaluateAll((elements, name) => {
      const seen = elements.filter((element) => element.checkVisibility());
      return [...new Set(seen.map((each) => getComputedStyle(each).getPropertyValue(name)))];
    }, property);
  expect(await valuesOf('main :is(h1, h2, h3)', 'break-after')).toEqual(['avoid']);
  expect(await valuesOf('main li', 'break-inside')).toEqual(['avoid']);
});

test.describe('With the popup open', () => {
  test.use({ visitor: 'new' });

  test('the page is printed without the popup', async ({ page }) => {
    await openStopped(page, '/');
    await openPopup(page);
    await page.emulateMedia({ media: 'print' });
    await expect(popup(page)).toBeHidden();
    for (const text of ANSWERS) await expect(page.getByText(text)).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'visible');
  });
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all FAQ answers are printed, without the navigation bar and the footer', async ({
    page,
  }) => {
    await page.goto('/FAQ');
    await page.emulateMedia({ media: 'print' });
    for (const text of ANSWERS) await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
  });
});
