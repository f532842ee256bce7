/**
 * Tests the table in docs/interactions.md: what a click does before hydration, and that its result
 * survives hydration. The server delays the scripts, because WebKitWebDriver cannot intercept
 * requests.
 */
import { callToAction, mainLinks } from '@/content/navigation';
import { faqs } from '@/content/collections/faqs';
import { contact } from '@/content/pages/ContactUs';
import { button, dialog, field, frame, link, article } from '@/e2e/engines/target';
import { expect, test as base } from '@/e2e/engines/test';
import type { Visitor } from '@/e2e/engines/visitor';
import { TITLES } from '@/e2e/support/booking';
import { VISITOR } from '@/e2e/support/leadForm';
import { HeldScripts } from '@/e2e/support/heldScripts';
import { EXPORTS } from '@/scripts/policy/e2e';

const test = base.extend<object, { held: HeldScripts }>({
  held: [
    async ({}, provide) => {
      const held = await HeldScripts.serve(EXPORTS.delivered.dir);
      await provide(held);
      await held.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ held }, provide) => provide(held.origin),
});

test.beforeEach(({ held }) => held.hold());
test.afterEach(({ held }) => held.release());

const MENU = dialog('Menu');
const bookNow = (title: string) => button('Book Now', article(title));
const answerTo = (question: string) => ({ css: 'details[open] summary', name: question });

/**
 * Opens a page whose scripts are delayed. Waits for fonts, because a late font could move the click
 * target.
 */
async function openWithText(visitor: Visitor, path: string) {
  await visitor.go(path);
  await visitor.expectValue(() => document.fonts.check('16px sans'), true);
}

test('"Book Now" is busy until the scripts load, and then opens its dialog', async ({
  visitor,
  held,
}) => {
  const [first, last] = [TITLES[2]!, TITLES[4]!];
  await openWithText(visitor, '/Products');
  for (const title of [first, last]) {
    await visitor.click(bookNow(title));
    await visitor.expectAt(bookNow(title), {
      attributes: expect.objectContaining({ 'aria-busy': 'true' }),
    });
  }
  await visitor.expectAt({ css: 'button[aria-busy]' }, { count: 1 });
  held.release();
  await visitor.expectSeen(dialog(`Book ${last}`));
  await visitor.expectAt({ css: 'dialog[open]' }, { count: 1 });
  await visitor.expectAt({ css: 'button[aria-busy]' }, { count: 0 });
  await visitor.expectAddress('/Products');
});

test('Escape cancels a pending booking', async ({ visitor, held }) => {
  await openWithText(visitor, '/Products');
  await visitor.click(bookNow(TITLES[0]!));
  await visitor.expectAt({ css: 'button[aria-busy]' }, { count: 1 });
  await visitor.press('Escape');
  await visitor.expectAt({ css: 'button[aria-busy]' }, { count: 0 });
  held.release();
  await visitor.expectHydrated();
  await visitor.expectAt({ css: 'dialog[open]' }, { count: 0 });
});

test('The menu opens before hydration and stays open', async ({ visitor, held }) => {
  await visitor.resize({ width: 390, height: 844 });
  await openWithText(visitor, '/');
  await visitor.click(button('Open menu'));
  await visitor.expectSeen(link('About Us', MENU));
  held.release();
  await visitor.expectHydrated();
  await visitor.expectSeen(link('About Us', MENU));
  await visitor.press('Escape');
  await visitor.expectUnseen(MENU);
});

test('An answer opened before hydration stays open, and the others stay closed', async ({
  visitor,
  held,
}) => {
  const { question } = faqs[2];
  await openWithText(visitor, '/FAQ');
  await visitor.click(button(question));
  await visitor.expectAt(answerTo(question), { count: 1 });
  held.release();
  await visitor.expectHydrated();
  await visitor.expectAt(answerTo(question), { count: 1 });
  await visitor.expectAt({ css: 'details[name][open]' }, { count: 1 });
});

test('The navigation bar gets its background above 50 px, also before hydration', async ({
  visitor,
}) => {
  await openWithText(visitor, '/');
  const opacity = () =>
    getComputedStyle(document.querySelector('header .nav-bar, .nav-bar')!, '::before').opacity;
  await visitor.expectValue(opacity, '0');
  await visitor.evaluate(() => scrollTo({ top: 51, behavior: 'instant' }));
  await visitor.expectValue(opacity, '1');
  await visitor.evaluate(() => scrollTo({ top: 50, behavior: 'instant' }));
  await visitor.expectValue(opacity, '0');
});

test('Links work before hydration', async ({ visitor, held }) => {
  await visitor.resize({ width: 1440, height: 900 });
  for (const { label, href } of [mainLinks[4], callToAction]) {
    held.hold();
    await openWithText(visitor, '/');
    await visitor.click(link(label, { css: 'header' }));
    // Over HTTP/1.1, delayed scripts would occupy all connections, and the page would wait for
    // them.
    held.release();
    await visitor.expectAddress(href);
  }
});

test('Text typed into the form before hydration stays', async ({ visitor, held }) => {
  await openWithText(visitor, '/ContactUs');
  // Late fonts in the form could move the field.
  await visitor.expectValue(
    () => document.querySelector('iframe')!.contentDocument!.readyState,
    'complete',
  );
  await visitor.fill(field('Name *', frame(contact.frameTitle)), VISITOR.name);
  held.release();
  await visitor.expectHydrated();
  await visitor.expectValue(
    () => document.querySelector('iframe')!.contentDocument!.querySelector('input')!.value,
    VISITOR.name,
  );
});
