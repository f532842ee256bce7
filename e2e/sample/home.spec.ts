import type { Page } from '@playwright/test';

import { CHAT, mockChat } from '@/e2e/sample/support/chat';
import { back, MOVING, open } from '@/e2e/sample/support/page';
import { expect, test } from '@/e2e/sample/support/test';
import { addStyles } from '@/kit/testing/styles';

const hero = (page: Page) =>
  page.getByRole('region', {
    name: 'Your Trusted Partner for Web & Blockchain Development Worldwide',
  });

const SERVICES = [
  'Blockchain Development',
  'Web Development',
  'Software Development',
  'Application Development',
  'Gaming Development',
  'Metaverse Development',
];

test('The button of the hero and the floating icon open the chat in a new tab', async ({
  page,
  permit,
}) => {
  await mockChat(page, permit);
  await page.goto('/');
  for (const link of [
    hero(page).getByRole('link', { name: 'Contact Us (opens in a new tab)' }),
    page.getByRole('link', { name: 'Chat with us (opens in a new tab)' }),
  ]) {
    await expect(link).toBeInViewport();
    const tab = page.waitForEvent('popup');
    await link.click();
    const chat = await tab;
    await expect(chat).toHaveURL(CHAT);
    expect(await chat.evaluate(() => window.opener)).toBeNull();
    await expect(page).toHaveURL('/');
  }
});

test('The hero has a tile for each product, which leads to its card, and a link "learn more" to /Services', async ({
  page,
}) => {
  await page.goto('/');
  const tiles = page.getByRole('navigation', { name: 'Products we build' }).getByRole('link');
  await expect(tiles).toHaveCount(12);
  await tiles.filter({ hasText: 'HRMS Software Development' }).click();
  await expect(page).toHaveURL('/Products#product-7');
  await expect(page.getByRole('article', { name: 'HRMS Software Development' })).toBeInViewport();
  await back(page, '/');
  await hero(page).getByRole('link', { name: 'learn more' }).click();
  await expect(page).toHaveURL('/Services');
});

/** Expects the mission, the reasons to choose the company, and the benefits. */
async function expectAbout(page: Page) {
  await expect(page.getByText('Our mission is to deliver systems that last')).toBeVisible();
  const why = page.getByRole('region', { name: 'Why Choose Us' });
  await expect(why.getByRole('listitem')).toContainText([
    'Custom Solutions',
    'In-House Development',
    'Latest Technologies',
    'Comprehensive Testing',
    'Timely Delivery',
    'Dedicated Support',
    'Expert Team',
  ]);
  await expect(why.getByRole('listitem')).toHaveCount(7);
  const benefits = page.getByRole('region', { name: 'What you get when you work with us' });
  await expect(benefits.getByRole('heading', { level: 3 })).toHaveText([
    'Partner With Us',
    'Tension Free Business',
    'Your Data is Safe With Us',
    'Get Genuine Suggestions',
  ]);
}

/** Expects the steps of a project. The glaze begins after the approval of the scope. */
async function expectProcess(page: Page) {
  const steps = page.getByRole('region', { name: 'How a project goes' }).getByRole('listitem');
  await expect(steps.getByRole('heading')).toHaveText([
    'First call',
    'Written scope',
    'Building',
    'Handover, warranty, support',
  ]);
  await expect(steps).toContainText([
    'In your hands' + 'Notes of the call',
    'In your hands' + 'A scope with a price range',
    'In your hands' + 'Working software every two weeks',
    'In your hands' + 'The complete code',
  ]);
  await expect(steps).toContainText(['1', '2', '3', '4']);
  const glazes = await steps.evaluateAll((all) =>
    all.map((each) => getComputedStyle(each, '::before').content !== 'none'),
  );
  expect(glazes).toEqual([false, false, true, true]);
}

test('The home page shows its sections in order: about, why, benefits, six services without notes, the process, figures, six brands, work, FAQ', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'About us',
    'Why Choose Us',
    'What you get when you work with us',
    'Services',
    'How a project goes',
    'Who we are',
    'Brands We Have Worked With',
    'Selected work',
    'Frequently Asked Questions for Our Software Development Services',
    'What would yours cost?',
  ]);
  await expectAbout(page);
  await expectProcess(page);
  const services = page.getByRole('region', { name: 'Services', exact: true });
  await expect(services.getByRole('heading', { level: 3 })).toHaveText(SERVICES);
  await expect(page.getByText('(Only for foreign clients)')).toHaveCount(0);

  const brands = page.getByRole('region', { name: 'Brands We Have Worked With' });
  const cards = brands.getByRole('listitem');
  for (const [index, [name, blurb]] of [
    ['Quarrow', 'Freight marketplace.'],
    ['Osterlin & Rue', 'Law firm.'],
    ['Pomelune', 'Online grocer.'],
    ['Nettlepay', 'Payments company.'],
    ['Skerrypoint', 'Game studio.'],
    ['Tallowfield', 'Private-school network.'],
  ].entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(name!);
    await expect(card).toContainText(blurb!);
    const logo = card.getByRole('img', { name: `${name} logo` });
    await logo.scrollIntoViewIfNeeded();
    const width = () => logo.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
  }
  await expect(cards).toHaveCount(6);

  const why = page.getByRole('region', { name: 'Why Choose Us' });
  await why.getByRole('link', { name: 'Read More' }).click();
  await expect(page).toHaveURL('/Services');
});

test('/AboutUs shows the mission, the reasons, the benefits and the process of the home page', async ({
  page,
}) => {
  await page.goto('/AboutUs');
  await expectAbout(page);
  await expectProcess(page);
});

test('On a phone, the headline and both hero links are visible without scrolling', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  for (const target of [
    page.getByRole('heading', { level: 1 }),
    hero(page).getByRole('link', { name: 'Contact Us' }),
    hero(page).getByRole('link', { name: 'learn more' }),
  ])
    await expect(target).toBeInViewport({ ratio: 1 });
});

const CAPTIONS = [
  'Food delivery',
  'NGO',
  'Cab booking',
  'E-commerce',
  'School',
  'Smart contracts',
  'HR software',
  'Social media',
  'Metaverse game',
  'AI',
  'SaaS',
  'Loans',
];

/** Phones, tablets, laptops with little height, and large screens, next to each breakpoint. */
const WINDOWS = [
  [320, 640],
  [390, 844],
  [600, 960],
  [901, 700],
  [1120, 780],
  [1366, 650],
  [1920, 1080],
  [2560, 1440],
] as const;

test('On the first screen, the chat link covers no tile and no caption, and every tile has its caption', async ({
  page,
}) => {
  await open(page, '/');
  const board = page.getByRole('navigation', { name: 'Products we build' });
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height });
    for (const caption of CAPTIONS)
      await expect(board.getByText(caption, { exact: true }).first()).toBeVisible();
    const covered = await page.evaluate(() => {
      const chat = document.querySelector('.chat-tile')!.getBoundingClientRect();
      return [...document.querySelectorAll('.tile-link > *')].flatMap((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        const isCovered =
          part.checkVisibility() &&
          !part.matches('.sr-only') &&
          left < chat.right &&
          right > chat.left &&
          top < chat.bottom &&
          bottom > chat.top;
        return isCovered ? [part.parentElement!.innerText] : [];
      });
    });
    expect.soft(covered, `${width} × ${height}`).toEqual([]);
  }
});

test('Phones show the button of the bar next to the toggle, a long name gives way to it, and with large text the button gives way to the toggle', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  const bar = page.getByRole('banner');
  const button = bar.getByRole('link', { name: 'Book a Call With Experts!' });
  const logo = bar.locator('.bar-logo > span');
  /** Whether the name is next to the mark, and not clipped in a second line. */
  const nameShown = () =>
    logo.evaluate((each) => {
      const range = document.createRange();
      range.selectNodeContents(each.lastChild!);
      return range.getBoundingClientRect().top < each.getBoundingClientRect().bottom;
    });
  const expectFit = async () => {
    const boxes = [logo, button, bar.getByRole('button', { name: 'Open menu' })];
    const rects = await Promise.all(boxes.map(async (each) => (await each.boundingBox())!));
    for (const [index, { x, width }] of rects.entries())
      expect(x + width).toBeLessThanOrEqual(rects[index + 1]?.x ?? page.viewportSize()!.width);
  };
  const setName = (name: string) =>
    logo.evaluate((each, text) => void (each.lastChild!.textContent = text), name);
  await setName('Short name');
  expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  expect(await nameShown()).toBe(true);
  await expectFit();

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(button).toBeVisible();
  await expectFit();
  await setName('A company with a long name');
  expect(await nameShown()).toBe(false);
  await expectFit();

  await page.setViewportSize({ width: 320, height: 640 });
  await expect(button).toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(button).toBeVisible();
  await addStyles(page, 'html { font-size: 200% !important; }');
  await expect(button).toBeHidden();
});

test.describe('With animations', () => {
  test.use(MOVING);

  for (const width of [390, 1440])
    test(`while the reasons slide in at ${width} px, the line above "Read More" crosses none of them`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, '/AboutUs');
      const list = page.getByRole('region', { name: 'Why Choose Us' }).getByRole('list');
      // The last reason and, next to the list, the link.
      const edges = () =>
        list.evaluate((element) => {
          const reason = element.lastElementChild!.getBoundingClientRect();
          const link = element.nextElementSibling!.getBoundingClientRect();
          return { reason, link, sameRow: link.left >= reason.right };
        });
      const { reason } = await edges();
      for (let shown = -60; shown <= 240; shown += 20) {
        const top = reason.top - 800 + shown;
        await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
        const now = await edges();
        const line = now.sameRow ? now.reason.top : now.reason.bottom;
        expect(now.link.top, `${shown} px in view`).toBeGreaterThanOrEqual(line - 0.5);
      }
    });
});

test('No browser darkens the page, which would leave white boxes around its pictures', async ({
  page,
}) => {
  await page.goto('/');
  // Chromium darkens no page that asks for this, and reports no other way to find out.
  const scheme = page.locator('meta[name="color-scheme"]');
  await expect(scheme).toHaveAttribute('content', 'only light');
});
