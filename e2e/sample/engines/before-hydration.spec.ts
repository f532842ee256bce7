/**
 * Tests the table in docs/interactions.md: what each interaction does before hydration, and that
 * its result remains after hydration. The server delays the scripts, because WebKitWebDriver cannot
 * intercept requests.
 */
import { expect, field, test as base } from '@/e2e/sample/engines/siteVisitor';
import { VISITOR } from '@/e2e/sample/support/form';
import { holdScripts, type HeldScripts } from '@/e2e/sample/support/heldScripts';
import { article, button, dialog, frame, link, type Target } from '@/kit/testing/engines/target';
import type { Visitor } from '@/kit/testing/engines/visitor';
import { EXPORTS } from '@/scripts/exports';

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
const expectFont = (visitor: Visitor) =>
  visitor.expectValue(
    () => document.fonts.check('16px sans') && document.fonts.status === 'loaded',
    true,
  );

/** Opens a page whose scripts are delayed. */
async function openWithText(visitor: Visitor, path: string) {
  await visitor.go(path);
  await expectFont(visitor);
}

test('A click on "Book Now" before hydration can be canceled with Escape, and if two products are clicked, only the dialog of the second one opens', async ({
  visitor,
  held,
}) => {
  const [first, last] = ['Food Delivery App', 'NGO Website Development'];
  await openWithText(visitor, '/Products');
  await visitor.click(bookNow(first));
  await visitor.expectAt(BUSY, { count: 1 });
  await visitor.press('Escape');
  await visitor.expectAt(BUSY, { count: 0 });
  for (const title of [first, last]) {
    await visitor.click(bookNow(title));
    await visitor.expectAt(bookNow(title), {
      attributes: expect.objectContaining({ 'aria-busy': 'true' }),
    });
  }
  await visitor.expectAt(BUSY, { count: 1 });
  held.release();
  await visitor.expectSeen(dialog('Book NGO Website Development'));
  await visitor.expectAt({ css: 'dialog[open]' }, { count: 1 });
  await visitor.expectAt(BUSY, { count: 0 });
  await visitor.expectURL('/Products');
});

test('The navigation bar gets its background after more than 50 px of scrolling even before hydration, and a sidebar opened before hydration stays open afterward', async ({
  visitor,
  held,
}) => {
  await visitor.resize({ width: 390, height: 844 });
  await openWithText(visitor, '/');
  const opacity = () => getComputedStyle(document.querySelector('.nav-bar')!, '::before').opacity;
  await visitor.expectValue(opacity, '0');
  await visitor.evaluate(() => scrollTo({ top: 51, behavior: 'instant' }));
  await visitor.expectValue(opacity, '1');
  await visitor.evaluate(() => scrollTo({ top: 50, behavior: 'instant' }));
  await visitor.expectValue(opacity, '0');
  await visitor.click(button('Open menu'));
  await visitor.expectSeen(link('About Us', SIDEBAR));
  held.release();
  await visitor.expectHydrated();
  await visitor.expectSeen(link('About Us', SIDEBAR));
  await visitor.press('Escape');
  await visitor.expectUnseen(SIDEBAR);
});

test('An FAQ answer opened before hydration stays open, and the other answers stay closed', async ({
  visitor,
  held,
}) => {
  await openWithText(visitor, '/FAQ');
  const question = 'What happens after launch?';
  await visitor.click(button(question));
  await visitor.expectAt(answerTo(question), { count: 1 });
  held.release();
  await visitor.expectHydrated();
  await visitor.expectAt(answerTo(question), { count: 1 });
  await visitor.expectAt({ css: 'details[name][open]' }, { count: 1 });
});

test('A link to the contact page works before hydration, and text typed into the form before hydration is still there afterward', async ({
  visitor,
  held,
}) => {
  await visitor.resize({ width: 1440, height: 900 });
  await openWithText(visitor, '/');
  await visitor.click(link('Book a Call With Experts!', { css: 'header' }));
  await visitor.expectURL('/ContactUs');
  await expectFont(visitor);
  await visitor.fill(field('Name', frame('Contact Form')), VISITOR.Name);
  held.release();
  await visitor.expectHydrated();
  await visitor.expectValue(
    () => document.querySelector('iframe')!.contentDocument!.querySelector('input')!.value,
    VISITOR.Name,
  );
});

const EMAIL: Target = { css: 'footer a[href^="mailto:"]' };
const PHONE: Target = { css: 'footer a[href^="tel:"]' };
/** Each page load sends two tracking events: `app-load` and `footer-load`. */
const LOADED = 2;

/**
 * The number of calls in the queue of LinkedIn's tag, or `null` if there is no queue. There is none
 * before hydration and, in builds with a consent banner, none before consent.
 */
const conversions = () => window.lintrk?.q?.length ?? null;

/** Opens a page and prevents its mail and phone links from launching other apps. */
async function openWithoutPrograms(visitor: Visitor, path: string) {
  await openWithText(visitor, path);
  await visitor.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
}

test.describe('With a form service', () => {
  test.use({
    dir: EXPORTS.configured.dir,
    // Requests to the form service and the ad network, which may be unreachable.
    trouble: /^foreign |^failed https:\/\/px\.ads\.linkedin\.com|^console Failed to load resource/,
  });

  test('a form that had focus before hydration is not replaced, even if focus has left it since', async ({
    visitor,
    held,
  }) => {
    const form = frame('Contact Form');
    await openWithText(visitor, '/ContactUs?utm_source=news');
    const { src } = (await visitor.see(form)).attributes;
    await visitor.click(form);
    await visitor.expectAt(form, { focused: true });
    await visitor.click({ css: 'h1' });
    await visitor.expectAt(form, { focused: false });
    held.release();
    await visitor.expectHydrated();
    await visitor.expectAt(form, { attributes: expect.objectContaining({ src }) });
  });
});

test.describe('With tracking', () => {
  test.use({ dir: EXPORTS.configured.dir });

  test('if the email and phone links in the footer are clicked before hydration, each click is reported once afterward', async ({
    visitor,
    held,
  }) => {
    await openWithoutPrograms(visitor, '/AboutUs');
    await visitor.click(EMAIL);
    await visitor.click(PHONE);
    expect(await visitor.evaluate(conversions)).toBeNull();
    held.release();
    await visitor.expectValue(conversions, LOADED + 2);
    await visitor.click(EMAIL);
    await visitor.expectValue(conversions, LOADED + 3);
  });
});

test.describe('With a consent banner', () => {
  test.use({
    dir: EXPORTS.asking.dir,
    // Requests to the analytics tool, which may be unreachable.
    trouble:
      /^(foreign|failed) https:\/\/www\.googletagmanager\.com|^console Failed to load resource/,
  });

  const BANNER: Target = { css: '[role="dialog"]', name: 'May we measure your visit?' };
  const REOPEN = button('Privacy choices');

  test('a click before hydration is reported once, after the visitor gives consent, and the choice is stored', async ({
    visitor,
    held,
  }) => {
    await openWithoutPrograms(visitor, '/AboutUs');
    await visitor.click(EMAIL);
    await visitor.expectAt(BANNER, { count: 0 });
    held.release();
    await visitor.expectSeen(BANNER);
    expect(await visitor.evaluate(conversions)).toBeNull();
    await visitor.click(button('Yes, that’s fine', BANNER));
    await visitor.expectValue(conversions, LOADED + 1);
    await visitor.expectUnseen(BANNER);

    held.hold();
    await openWithText(visitor, '/AboutUs');
    expect(await visitor.evaluate(conversions)).toBeNull();
    held.release();
    await visitor.expectValue(conversions, LOADED);
    await visitor.expectSeen(REOPEN);
    await visitor.expectUnseen(BANNER);
  });
});
