/**
 * What only the sample shows. The judges (e2e/judges) look at markup, metadata, contrast, focus and layout.
 */
import type { Page } from '@playwright/test';

import { back, expectPage, islandsReady, NOT_FOUND, open } from '@/e2e/sample/support/page';
import { expect, test } from '@/e2e/sample/support/test';
import { decodeQr } from '@/scripts/test/decodeQr';

test('A page of each shape does not scroll horizontally on the narrowest phone @engines', async ({
  page,
  browserName,
}) => {
  test.skip(browserName === 'chromium', 'The judges do it');
  await page.setViewportSize({ width: 320, height: 740 });
  for (const path of ['/', '/Services/gaming', '/Products', '/ContactUs', '/Privacy-policy']) {
    // Leaving a page while its scripts load may log an error.
    await open(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});

const HEADLINE = 'Your Trusted Partner for Web & Blockchain Development Worldwide';

const MISSION = /^.*We build software for teams that rely on it/;
const BENEFITS = 'What you get when you work with us';

const PRICE = 'How does a project start, and how do you find the price?';
const DURATION = 'How long does development take, and in which time zone do you work?';
const OWNERSHIP = 'Who owns the code, and can you take over existing code?';
const LAUNCH = 'What happens after launch?';

test('The home page shows its sections in order, and links to the chat in new tabs, and its footer is complete', async ({
  page,
}) => {
  await page.goto('/');
  const hero = page.getByRole('region', { name: HEADLINE });
  for (const link of [
    hero.getByRole('link', { name: 'Contact Us (opens in a new tab)' }),
    page.getByRole('link', { name: 'Chat with us (opens in a new tab)' }),
  ]) {
    await expect(link).toBeInViewport();
    await expect(link).toHaveAttribute('href', 'https://chat.brightkiln.example/hello');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'About us',
    'Why Choose Us',
    BENEFITS,
    'Services',
    'How a project goes',
    'Who we are',
    'Brands We Have Worked With',
    'What Clients Say',
    'Selected work',
    'Latest articles',
    'Frequently Asked Questions for Our Software Development Services',
    'What would yours cost?',
  ]);
  const titlesIn = async (name: string) => {
    const items = page.getByRole('region', { name, exact: true }).getByRole('listitem');
    return (await items.allInnerTexts()).map((text) => text.split('\n')[0]);
  };
  await expect(page.getByRole('region', { name: 'About us' })).toContainText(MISSION);
  await expect(hero.getByRole('link', { name: 'learn more' })).toHaveAttribute('href', '/Services');
  expect(await titlesIn('Why Choose Us')).toEqual([
    'Custom Solutions',
    'In-House Development',
    'Latest Technologies',
    'Comprehensive Testing',
    'Timely Delivery',
    'Dedicated Support',
    'Expert Team',
  ]);
  expect(await titlesIn(BENEFITS)).toEqual([
    'Partner With Us',
    'Tension Free Business',
    'Your Data is Safe With Us',
    'Get Genuine Suggestions',
  ]);
  expect(await titlesIn('Services')).toEqual([
    'Blockchain Development',
    'Web Development',
    'Software Development',
    'Application Development',
    'Gaming Development',
    'Metaverse Development',
  ]);
  await expect(page.getByText('(Only for foreign clients)')).toHaveCount(0);
  const services = page.getByRole('region', { name: 'Services', exact: true });
  await expect(services.locator('img')).toHaveCount(6);
  await expect(services.getByRole('link', { name: 'Metaverse Development' })).toHaveAttribute(
    'href',
    '/Services/metaverse',
  );
  const brands = page.getByRole('region', { name: 'Brands We Have Worked With' });
  await expect(brands.getByRole('listitem').first()).toContainText(/Quarrow.*Freight marketplace/s);
  await expect(brands.getByRole('img', { name: / logo$/ })).toHaveCount(6);

  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(/^Brightkiln.*12 Kiln Lane, Example City/);
  await expect(footer.getByRole('heading')).toHaveText(['PRODUCTS', 'NAVIGATE', 'CONTACT US']);
  const linksIn = (name: string) =>
    footer
      .getByRole('navigation', { name, exact: true })
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(await linksIn('PRODUCTS')).toEqual(
    ['WEBSITE', 'SOFTWARE', 'BLOCKCHAIN', 'APPLICATION', 'METAVERSE', 'GAME'].map((label) => [
      label,
      '/Services',
    ]),
  );
  expect(await linksIn('NAVIGATE')).toEqual([
    ['Home', '/'],
    ['About Us', '/AboutUs'],
    ['Services', '/Services'],
    ['FAQ', '/FAQ'],
    ['Terms & Condition', '/TermAndCondition'],
  ]);
  for (const [name, href] of [
    ['hello@brightkiln.example', 'mailto:hello@brightkiln.example'],
    ['+1 202 555 0142', 'tel:+12025550142'],
  ] as const)
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href);
  for (const [index, label] of ['LinkedIn', 'Video call', 'Chat', 'X'].entries()) {
    const link = footer.getByRole('link', { name: 'new tab' }).nth(index);
    await expect(link).toHaveAccessibleName(`${label} (opens in a new tab)`);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
  const card = footer.getByRole('link', { name: 'Scan Me Save Contact Details' });
  await expect(card).toHaveAttribute('href', '/contact.vcf');
  await expect(card.locator('img')).toBeVisible();

  await page
    .getByRole('region', { name: 'Why Choose Us' })
    .getByRole('link', { name: 'Read More' })
    .click();
  await expect(page).toHaveURL('/Services');
});

test('On the first screen of a phone, the headline and both links are visible, and a camera reads the contact card from the QR code in the footer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const hero = page.getByRole('region', { name: HEADLINE });
  for (const target of [
    page.getByRole('heading', { level: 1 }),
    hero.getByRole('link', { name: 'Contact Us' }),
    hero.getByRole('link', { name: 'learn more' }),
  ])
    await expect(target).toBeInViewport({ ratio: 1 });

  const code = page.locator('img[src="/contact-qr.svg"]');
  await code.scrollIntoViewIfNeeded();
  await expect
    .poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const card = await (await page.request.get('/contact.vcf')).text();
  expect(await decodeQr(await page.screenshot())).toBe(card);
});

test('An unknown URL returns 404 and a page with a link to the home page, and one with other letter case or with a slash at its end opens the page, with query and fragment, and Back leads to the page before it', async ({
  page,
  permit,
}) => {
  permit(...NOT_FOUND);
  expect((await page.goto('/no/such/page'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page cracked in the kiln');
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
  await islandsReady(page);
  await expect(page).toHaveURL('/no/such/page');
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');

  // Hosts redirect only the all-lowercase form of a path (scripts/finish/redirects.ts).
  await page.goto('/ABOUTUS/?from=ad#benefits');
  await expectPage(page, '/AboutUs', 'About us');
  await expect(page).toHaveURL('/AboutUs?from=ad#benefits');
  for (const text of [MISSION, 'Why Choose Us', BENEFITS])
    await expect(page.getByRole('main').getByText(text)).toBeVisible();
  await back(page, '/');
});

test('If the host leads back from the correct URL, the page for an unknown URL stays', async ({
  page,
  permit,
}) => {
  permit(...NOT_FOUND);
  let opened = 0;
  await page.route('**/FAQ', (route) => {
    opened += 1;
    return route.fulfill({ status: 308, headers: { Location: '/faQ' } });
  });
  await page.goto('/faQ');
  await page.waitForFunction(() => document.referrer.endsWith('/faQ'));
  await islandsReady(page);
  await expect(page).toHaveURL('/faQ');
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  expect(opened).toBe(1);
});

test('Both URLs of the agreement show the same text, whose parties are the company and a sample client, and a link of its contents scrolls to its clause, below the navigation bar, and is marked @engines', async ({
  page,
}) => {
  await page.goto('/Privacy-policy');
  const main = page.getByRole('main');
  await expect(main.getByRole('definition')).toHaveText([
    'Brightkiln LLC, with its registered office at 12 Kiln Lane, Example City, DC 00000, USA',
    'Sample Client Ltd, future operator of the game website, with its registered office at 1 Sample Street, Example Town, Malta',
  ]);
  const text = await main.innerText();
  await open(page, '/TermAndCondition');
  expect(await main.innerText()).toBe(text);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/Privacy-policy$/);

  const contents = page.getByRole('navigation', { name: 'Contents' });
  const clause = contents.getByRole('link', { name: 'Scope of work' });
  await clause.click();
  await expect(page).toHaveURL('/TermAndCondition#scope-of-work');
  await expect(clause).toHaveAttribute('aria-current', 'true');
  const heading = page.getByRole('heading', { name: 'Scope of work' });
  const bar = (await page.getByRole('banner').boundingBox())!;
  await expect
    .poll(async () => (await heading.boundingBox())!.y)
    .toBeGreaterThanOrEqual(bar.height);
  await expect(heading).toBeInViewport();
  await main.getByRole('link', { name: 'How do we handle your data?' }).click();
  await expectPage(page, '/Privacy-notice', 'Privacy notice');
  // Only the owner can write it (content/legal.ts).
  await expect(page.getByRole('heading', { name: 'Who is responsible' })).toBeVisible();
});

/** Only this answer is open, and only this question is bold. */
const expectOpen = (page: Page, question: string | null) =>
  expect
    .poll(() =>
      page
        .getByRole('main')
        .getByRole('group')
        .evaluateAll((all) =>
          all.map((each) => {
            const summary = each.querySelector('summary')!;
            const text = summary.querySelector('.faq-question')!;
            const isBold = Number(getComputedStyle(text).fontWeight) >= 700;
            return [summary.innerText.trim(), each.lastElementChild!.checkVisibility(), isBold];
          }),
        ),
    )
    .toEqual(
      [PRICE, DURATION, OWNERSHIP, LAUNCH].map((each) => [
        each,
        each === question,
        each === question,
      ]),
    );

test('The first of four answers is open, at most one is open at a time, a click closes it again, and the open question is bold @engines', async ({
  page,
}) => {
  await page.goto('/FAQ');
  await expectOpen(page, PRICE);
  for (const [question, open] of [
    [LAUNCH, LAUNCH],
    [OWNERSHIP, OWNERSHIP],
    [OWNERSHIP, null],
    [PRICE, PRICE],
  ] as const) {
    await page.getByRole('main').getByText(question).click();
    await expectOpen(page, open);
  }
});
