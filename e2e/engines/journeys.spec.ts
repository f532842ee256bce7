/** Tests the main journeys in Firefox and WebKit. Most of the other tests run only in Chromium. */
import { agreement } from '@/content/agreement/agreement';
import { booking, booking as bookingWords } from '@/content/booking';
import { faqs } from '@/content/collections/faqs';
import { ownForm } from '@/content/leadForm';
import { contact } from '@/content/pages/ContactUs';
import { products as catalog } from '@/content/pages/Products';
import { thankYou } from '@/content/pages/thank-you';
import { popup } from '@/content/popup';
import { routes } from '@/content/routes';
import { shell } from '@/content/shell';
import { article, button, dialog, frame, link } from '@/kit/testing/engines/target';
import { expect, fieldOf, test } from '@/e2e/engines/siteVisitor';
import { titleAt } from '@/e2e/support/booking';
import { VISITOR } from '@/e2e/support/leadForm';
import { canonicalPaths, HEADINGS, type Path, at, anyPage, labelOf } from '@/e2e/support/site';
import { callToAction, mainLinks } from '@/e2e/support/navigation';
import { CONFETTI_PIECES } from '@/lib/confetti';
import { POPUP_DELAY_MS } from '@/lib/lead/popup';

const BAR = { css: 'header' };
const HEADING = { css: 'main h1' };
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const isLocked = () => getComputedStyle(document.documentElement).overflowY === 'hidden';
const sidewaysRoom = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;

test('Every page shows its heading and does not scroll horizontally on the narrowest phone', async ({
  visitor,
}) => {
  await visitor.resize({ width: 320, height: 740 });
  for (const path of canonicalPaths) {
    // Wait for hydration, because leaving a page while its scripts load may log an error.
    await visitor.open(path);
    await visitor.expectAt(HEADING, { visible: true, text: HEADINGS[path] });
    await visitor.expectValue(() => innerWidth, 320);
    expect(await visitor.evaluate(sidewaysRoom), path).toBe(0);
  }
});

test('Links, Back and Forward work without full page loads', async ({ visitor }) => {
  const expectShown = async (path: Path) => {
    await visitor.expectURL(path);
    await visitor.expectAt(HEADING, { text: HEADINGS[path] });
    const { title } = routes.find((route) => route.path === path)!;
    await visitor.expectValue(() => document.title, title);
    await visitor.expectValue(() => scrollY, 0);
  };
  const scrollDown = async () => {
    await visitor.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    await visitor.expectValue(() => scrollY, 600);
  };
  await visitor.resize(DESKTOP);
  await visitor.open('/');
  await visitor.evaluate(() => void Object.assign(window, { sameDocument: true }));
  const first = mainLinks.find(({ href }) => href !== '/')!;
  for (const { label, href } of [first, callToAction]) {
    await scrollDown();
    await visitor.click(link(label, BAR));
    await expectShown(href);
    await visitor.expectAt({ css: 'main' }, { focused: true });
    expect(await visitor.evaluate(sidewaysRoom)).toBe(0);
  }
  await scrollDown();
  await visitor.back();
  await expectShown(first.href);
  await visitor.forward();
  await expectShown(callToAction.href);
  expect(await visitor.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('On a phone, the sidebar opens, its links work, and it closes', async ({ visitor }) => {
  const sidebar = dialog(shell.sidebarTitle);
  await visitor.resize(PHONE);
  await visitor.open('/');
  await visitor.expectUnseen(link(labelOf(anyPage), BAR));
  await visitor.expectUnseen(sidebar);
  for (const leave of [
    () => visitor.press('Escape'),
    () => visitor.click(button(shell.closeSidebar, sidebar)),
  ]) {
    await visitor.click(button(shell.openSidebar));
    for (const { label } of mainLinks) await visitor.expectSeen(link(label, sidebar));
    await visitor.expectValue(isLocked, true);
    await leave();
    await visitor.expectUnseen(sidebar);
    await visitor.expectValue(isLocked, false);
  }
  await visitor.click(button(shell.openSidebar));
  await visitor.click(link(labelOf(anyPage), sidebar));
  await visitor.expectURL(anyPage);
  await visitor.expectUnseen(sidebar);
});

test('The first FAQ answer is open, and at most one answer is open at a time', async ({
  visitor,
}) => {
  const seen = () =>
    [...document.querySelectorAll('.faq-item p')].map((answer) => answer.checkVisibility());
  const only = (open: number | null) => faqs.map((_, index) => index === open);
  await visitor.open(at.faq);
  expect(await visitor.evaluate(seen)).toEqual(only(0));
  const last = faqs.length - 1;
  test.skip(last < 1, 'The site has fewer than two questions');
  await visitor.click(button(faqs[last]!.question));
  await visitor.expectValue(seen, only(last));
  await visitor.press('Enter');
  await visitor.expectValue(seen, only(null));
  await visitor.click(button(faqs[1]!.question));
  await visitor.expectValue(seen, only(1));
});

test('The booking dialog shows the form with the product, and closing the dialog returns focus to "Book Now"', async ({
  visitor,
}) => {
  const title = titleAt(4);
  const bookNow = button(catalog.bookNow, article(title));
  const dialogOf = dialog(bookingWords.heading.replace('{title}', title));
  await visitor.open(at.products);
  for (const leave of [
    () => visitor.press('Escape'),
    () => visitor.click(button(booking.close, dialogOf)),
  ]) {
    await visitor.click(bookNow);
    await visitor.expectSeen(dialogOf);
    await visitor.expectAt(frame(booking.frameTitle), {
      visible: true,
      attributes: expect.objectContaining({
        src: expect.stringContaining(String(new URLSearchParams({ product: title }))),
      }),
    });
    await leave();
    await visitor.expectAt(dialogOf, { count: 0 });
    await visitor.expectAt(bookNow, { focused: true, reachable: true });
  }
});

test('Submitting the form on the contact page leads to /thank-you', async ({ visitor }) => {
  const form = frame(contact.frameTitle);
  await visitor.open(at.contact);
  await visitor.fill(fieldOf('name', form), VISITOR.name);
  await visitor.fill(fieldOf('email', form), VISITOR.email);
  await visitor.fill(fieldOf('message', form), VISITOR.message);
  await visitor.click(button(ownForm.submit, form));
  await visitor.expectAt(HEADING, { visible: true, text: thankYou.heading });
  await visitor.expectValue(() => location.pathname, at.thankYou);
  await visitor.expectAt({ css: '.confetti[data-ready] > span' }, { count: CONFETTI_PIECES });
});

test('A link in the agreement’s table of contents scrolls to its clause, below the navigation bar', async ({
  visitor,
}) => {
  await visitor.resize(DESKTOP);
  await visitor.open(at.agreement);
  const { id } = agreement.clauses.at(-1)!;
  const entry = { css: `nav a[href="#${id}"]` };
  // While focus is in the table of contents, it does not scroll to the clause that is being read.
  await visitor.evaluate((css) => document.querySelector<HTMLElement>(css)!.focus(), entry.css);
  await visitor.click(entry);
  await visitor.expectURL(`${at.agreement}#${id}`);
  await visitor.expectAt(entry, {
    attributes: expect.objectContaining({ 'aria-current': 'true' }),
  });
  await visitor.expectValue(() => {
    const top = document.getElementById(location.hash.slice(1))!.getBoundingClientRect().top;
    const bar = document.querySelector('header')!.getBoundingClientRect().bottom;
    return top >= bar && top < innerHeight / 2;
  }, true);
});

test.describe('A new visitor', () => {
  test.use({ isNew: true });

  test('sees the popup once per session, and can close it with ×', async ({ visitor }) => {
    const shown = dialog(popup.title);
    /** Replaces setTimeout: timers with the popup's delay fire immediately and are counted. */
    const skipWaits = (delay: number) => {
      const later = window.setTimeout.bind(window);
      const counted = Object.assign(window, { waits: 0 });
      const sooner = (act: () => void, ms: number) => {
        if (ms !== delay) return later(act, ms);
        return later(() => {
          act();
          counted.waits++;
        });
      };
      window.setTimeout = sooner as typeof window.setTimeout;
    };
    await visitor.resize(DESKTOP);
    await visitor.open('/');
    await visitor.expectSeen(fieldOf('name', frame(popup.frameTitle)));
    await visitor.click(button(popup.close, shown));
    await visitor.expectAt(shown, { count: 0 });
    await visitor.evaluate(skipWaits, POPUP_DELAY_MS);
    await visitor.click(link(labelOf(anyPage), BAR));
    await visitor.expectURL(anyPage);
    await visitor.expectValue(() => (window as unknown as { waits: number }).waits, 1);
    await visitor.expectAt(shown, { count: 0 });
  });
});
