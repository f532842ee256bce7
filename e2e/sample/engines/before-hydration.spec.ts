/**
 * Tests the list in docs/interactions.md: what each interaction does before hydration, and that
 * its result remains after hydration. The server delays the scripts, because WebKitWebDriver cannot
 * intercept requests.
 */
import { expect, field, test as base } from '@/e2e/sample/engines/siteTest';
import { VISITOR } from '@/e2e/sample/support/form';
import { holdScripts, type HeldScripts } from '@/e2e/sample/support/heldScripts';
import { article, button, dialog, frame, link, type Locator } from '@/kit/testing/engines/locator';
import type { Tab } from '@/kit/testing/engines/tab';
import { EXPORTS } from '@/e2e/exports';

const test = base.extend<{ dir: string; held: HeldScripts }>({
  dir: [EXPORTS.delivered.dir, { option: true }],
  held: async ({ dir }, provide) => {
    const held = await holdScripts(dir);
    await provide(held);
    await held.close();
  },
  baseURL: ({ held }, provide) => provide(held.origin),
});

const SIDEBAR = dialog('Menu');
const BUSY = { css: 'button[aria-busy]' };
const bookNow = (title: string) => button('Book Now', article(title));
const answerTo = (question: string) => ({ css: 'details[open] summary', name: question });

/** Waits for the fonts of the page, because a late font could move a click target, or the page. */
const expectFont = (tab: Tab) =>
  tab.expectValue(
    () => document.fonts.check('16px sans') && document.fonts.status === 'loaded',
    true,
  );

/** Opens a page whose scripts are delayed. */
async function openWithText(tab: Tab, path: string) {
  await tab.goto(path);
  await expectFont(tab);
}

test('A click on "Book Now" before hydration can be canceled with Escape, and if two products are clicked, only the dialog of the second one opens', async ({
  tab,
  held,
}) => {
  const [first, last] = ['Food Delivery App', 'NGO Website Development'];
  await openWithText(tab, '/Products');
  await tab.click(bookNow(first));
  await tab.expectCount(BUSY, 1);
  await tab.press('Escape');
  await tab.expectCount(BUSY, 0);
  for (const title of [first, last]) {
    await tab.click(bookNow(title));
    await tab.expectAttribute(bookNow(title), 'aria-busy', 'true');
  }
  await tab.expectCount(BUSY, 1);
  held.release();
  await tab.expectVisible(dialog('Book NGO Website Development'));
  await tab.expectCount({ css: 'dialog[open]' }, 1);
  await tab.expectCount(BUSY, 0);
  await tab.expectURL('/Products');
});

test('The navigation bar gets its background after more than 50 px of scrolling even before hydration, and a sidebar opened before hydration stays open afterward', async ({
  tab,
  held,
}) => {
  await tab.setViewportSize({ width: 390, height: 844 });
  await openWithText(tab, '/');
  const opacity = () => getComputedStyle(document.querySelector('.nav-bar')!, '::before').opacity;
  await tab.expectValue(opacity, '0');
  await tab.evaluate(() => scrollTo({ top: 51, behavior: 'instant' }));
  await tab.expectValue(opacity, '1');
  await tab.evaluate(() => scrollTo({ top: 50, behavior: 'instant' }));
  await tab.expectValue(opacity, '0');
  await tab.click(button('Open menu'));
  await tab.expectVisible(link('About Us', SIDEBAR));
  held.release();
  await tab.expectHydrated();
  await tab.expectVisible(link('About Us', SIDEBAR));
  await tab.press('Escape');
  await tab.expectHidden(SIDEBAR);
});

test('An FAQ answer opened before hydration stays open, and the other answers stay closed', async ({
  tab,
  held,
}) => {
  await openWithText(tab, '/FAQ');
  const question = 'What happens after launch?';
  await tab.click(button(question));
  await tab.expectCount(answerTo(question), 1);
  held.release();
  await tab.expectHydrated();
  await tab.expectCount(answerTo(question), 1);
  await tab.expectCount({ css: 'details[name][open]' }, 1);
});

test('A link to the contact page works before hydration, and text typed into the form before hydration is still there afterward', async ({
  tab,
  held,
}) => {
  await tab.setViewportSize({ width: 1440, height: 900 });
  await openWithText(tab, '/');
  await tab.click(link('Book a Call With Experts!', { css: 'header' }));
  await tab.expectURL('/ContactUs');
  await expectFont(tab);
  await tab.fill(field('Name', frame('Contact Form')), VISITOR.Name);
  held.release();
  await tab.expectHydrated();
  await tab.expectValue(
    () => document.querySelector('iframe')!.contentDocument!.querySelector('input')!.value,
    VISITOR.Name,
  );
});

const EMAIL: Locator = { css: 'footer a[href^="mailto:"]' };
const PHONE: Locator = { css: 'footer a[href^="tel:"]' };
/** Each page load sends two tracking events: `app-load` and `footer-load`. */
const LOADED = 2;

/**
 * The number of calls in the queue of LinkedIn's tag, or `null` if there is no queue. There is none
 * before hydration and, in builds with a consent banner, none before consent.
 */
const conversions = () => window.lintrk?.q?.length ?? null;

/** Opens a page and prevents its mail and phone links from launching other apps. */
async function openWithoutPrograms(tab: Tab, path: string) {
  await openWithText(tab, path);
  await tab.evaluate(() =>
    addEventListener('click', (event) => {
      const link = (event.target as Element).closest('[href^="mailto:"], [href^="tel:"]');
      if (link) event.preventDefault();
    }),
  );
}

test.describe('With a form service', () => {
  test.use({
    dir: EXPORTS.configured.dir,
    // Requests to the form service and the ad network, which may be unreachable.
    trouble: /^foreign |^failed https:\/\/px\.ads\.linkedin\.com|^console Failed to load resource/,
  });

  test('a form that had focus before hydration is not replaced, even if focus has left it since', async ({
    tab,
    held,
  }) => {
    const form = frame('Contact Form');
    await openWithText(tab, '/ContactUs?utm_source=news');
    const src = await tab.attribute(form, 'src');
    await tab.click(form);
    await tab.expectFocused(form);
    await tab.click({ css: 'h1' });
    await tab.expectNotFocused(form);
    held.release();
    await tab.expectHydrated();
    await tab.expectAttribute(form, 'src', src);
  });
});

test.describe('With tracking', () => {
  test.use({ dir: EXPORTS.configured.dir });

  test('if the email and phone links in the footer are clicked before hydration, each click is reported once afterward', async ({
    tab,
    held,
  }) => {
    await openWithoutPrograms(tab, '/AboutUs');
    await tab.click(EMAIL);
    await tab.click(PHONE);
    expect(await tab.evaluate(conversions)).toBeNull();
    held.release();
    await tab.expectValue(conversions, LOADED + 2);
    await tab.click(EMAIL);
    await tab.expectValue(conversions, LOADED + 3);
  });
});

test.describe('With a consent banner', () => {
  test.use({
    dir: EXPORTS.asking.dir,
    // Requests to the analytics tool, which may be unreachable.
    trouble:
      /^(foreign|failed) https:\/\/www\.googletagmanager\.com|^console Failed to load resource/,
  });

  const BANNER = dialog('May we measure your visit?');
  const REOPEN = button('Privacy choices');

  test('a click before hydration is reported once, after the visitor gives consent, and the choice is stored', async ({
    tab,
    held,
  }) => {
    await openWithoutPrograms(tab, '/AboutUs');
    await tab.click(EMAIL);
    await tab.expectVisible(BANNER);
    held.release();
    await tab.expectHydrated();
    await tab.expectVisible(BANNER);
    expect(await tab.evaluate(conversions)).toBeNull();
    await tab.click(button('Yes, that’s fine', BANNER));
    await tab.expectValue(conversions, LOADED + 1);
    await tab.expectHidden(BANNER);

    held.hold();
    await openWithText(tab, '/AboutUs');
    expect(await tab.evaluate(conversions)).toBeNull();
    held.release();
    await tab.expectValue(conversions, LOADED);
    await tab.expectVisible(REOPEN);
    await tab.expectHidden(BANNER);
  });
});
