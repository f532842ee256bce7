/** Tests the main journeys in Firefox and WebKit. Most of the other tests run only in Chromium. */
import { expect, field, test } from '@/e2e/sample/engines/siteTest';
import { VISITOR } from '@/e2e/sample/support/form';
import { article, button, dialog, frame, link } from '@/kit/testing/engines/locator';

const BAR = { css: 'header' };
const HEADING = { css: 'main h1' };
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const isLocked = () => getComputedStyle(document.documentElement).overflowY === 'hidden';
const sidewaysRoom = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** A page of each shape. */
const PAGES = [
  { path: '/', heading: 'Your Trusted Partner for Web & Blockchain Development Worldwide' },
  { path: '/Products', heading: 'Products' },
  { path: '/ContactUs', heading: 'Contact Us' },
  { path: '/Privacy-policy', heading: 'Term & Conditions' },
  { path: '/Insights', heading: 'Insights' },
  {
    path: '/Work/quarrow-dispatch-board',
    heading: 'One dispatch board instead of three spreadsheets',
  },
];

test('A page of each shape shows its heading and does not scroll horizontally on the narrowest phone', async ({
  tab,
}) => {
  await tab.setViewportSize({ width: 320, height: 740 });
  for (const { path, heading } of PAGES) {
    // Wait for hydration, because leaving a page while its scripts load may log an error.
    await tab.open(path);
    await tab.expectText(HEADING, heading);
    await tab.expectValue(() => innerWidth, 320);
    expect(await tab.evaluate(sidewaysRoom), path).toBe(0);
  }
});

test('Links, Back and Forward work without full page loads', async ({ tab }) => {
  const expectShown = async (path: string, heading: string, title: string) => {
    await tab.expectURL(path);
    await tab.expectText(HEADING, heading);
    await tab.expectValue(() => document.title, title);
    await tab.expectValue(() => scrollY, 0);
  };
  const expectAbout = () =>
    expectShown('/AboutUs', 'About us', 'In-house software development team: Brightkiln');
  const expectContact = () =>
    expectShown('/ContactUs', 'Contact Us', 'Contact Brightkiln: ask for a call or a price range');
  const scrollDown = async () => {
    await tab.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    await tab.expectValue(() => scrollY, 600);
  };
  const expectArrived = async () => {
    await tab.expectFocused({ css: 'main' });
    expect(await tab.evaluate(sidewaysRoom)).toBe(0);
  };
  await tab.setViewportSize(DESKTOP);
  await tab.open('/');
  await tab.evaluate(() => void Object.assign(window, { sameDocument: true }));
  await scrollDown();
  await tab.click(link('About Us', BAR));
  await expectAbout();
  await expectArrived();
  await scrollDown();
  await tab.click(link('Book a Call With Experts!', BAR));
  await expectContact();
  await expectArrived();
  await scrollDown();
  await tab.goBack('/AboutUs');
  await expectAbout();
  await tab.goForward('/ContactUs');
  await expectContact();
  expect(await tab.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('On a phone, the sidebar opens, its links work, and it closes', async ({ tab }) => {
  const sidebar = dialog('Menu');
  await tab.setViewportSize(PHONE);
  await tab.open('/');
  await tab.expectHidden(link('About Us', BAR));
  await tab.expectHidden(sidebar);
  for (const leave of [() => tab.press('Escape'), () => tab.click(button('Close menu', sidebar))]) {
    await tab.click(button('Open menu'));
    for (const label of ['Home', 'Services', 'Privacy Policy', 'Book a Call With Experts!'])
      await tab.expectVisible(link(label, sidebar));
    await tab.expectValue(isLocked, true);
    await leave();
    await tab.expectHidden(sidebar);
    await tab.expectValue(isLocked, false);
  }
  await tab.click(button('Open menu'));
  await tab.click(link('About Us', sidebar));
  await tab.expectURL('/AboutUs');
  await tab.expectHidden(sidebar);
});

test('The first FAQ answer is open, and at most one answer is open at a time', async ({ tab }) => {
  const seen = () =>
    [...document.querySelectorAll('.faq-item p')].map((answer) => answer.checkVisibility());
  const only = (open: number | null) => [0, 1, 2, 3].map((index) => index === open);
  await tab.open('/FAQ');
  expect(await tab.evaluate(seen)).toEqual(only(0));
  await tab.click(button('What happens after launch?'));
  await tab.expectValue(seen, only(3));
  await tab.press('Enter');
  await tab.expectValue(seen, only(null));
  await tab.click(button('How long does development take, and in which time zone do you work?'));
  await tab.expectValue(seen, only(1));
});

test('The booking dialog shows the form with the product, and closing the dialog returns focus to "Book Now"', async ({
  tab,
}) => {
  const bookNow = button('Book Now', article('School Management Software'));
  const dialogOf = dialog('Book School Management Software');
  await tab.open('/Products');
  for (const leave of [() => tab.press('Escape'), () => tab.click(button('Close', dialogOf))]) {
    await tab.click(bookNow);
    await tab.expectVisible(dialogOf);
    await tab.expectVisible(frame('Booking Form'));
    await tab.expectAttribute(
      frame('Booking Form'),
      'src',
      expect.stringContaining('product=School+Management+Software'),
    );
    await leave();
    await tab.expectCount(dialogOf, 0);
    await tab.expectFocused(bookNow);
    await tab.expectClickable(bookNow);
  }
});

test('Submitting the form on the contact page leads to /thank-you', async ({ tab }) => {
  const form = frame('Contact Form');
  await tab.open('/ContactUs');
  await tab.fill(field('Name', form), VISITOR.Name);
  await tab.fill(field('Email', form), VISITOR.Email);
  const message = 'What do you want built?';
  await tab.fill(field(message, form), VISITOR[message]);
  await tab.click(button('Submit', form));
  await tab.expectText(HEADING, 'Thank You!');
  await tab.expectValue(() => location.pathname, '/thank-you');
  await tab.expectCount({ css: '.confetti[data-ready] > span' }, 20);
});

test('A link in the agreement’s table of contents scrolls to its clause, below the navigation bar', async ({
  tab,
}) => {
  await tab.setViewportSize(DESKTOP);
  await tab.open('/Privacy-policy');
  const entry = { css: 'nav a[href="#signatures"]' };
  // While focus is in the table of contents, it does not scroll to the clause that is being read.
  await tab.evaluate((css) => document.querySelector<HTMLElement>(css)!.focus(), entry.css);
  await tab.click(entry);
  await tab.expectURL('/Privacy-policy#signatures');
  await tab.expectAttribute(entry, 'aria-current', 'true');
  await tab.expectValue(() => {
    const top = document.getElementById(location.hash.slice(1))!.getBoundingClientRect().top;
    const bar = document.querySelector('header')!.getBoundingClientRect().bottom;
    return top >= bar && top < innerHeight / 2;
  }, true);
});

test.describe('A new visitor', () => {
  test.use({ isNew: true });

  test('sees the popup once per session, and can close it with ×', async ({ tab }) => {
    const shown = dialog('Take a Moment to Share Your Thoughts');
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
    await tab.setViewportSize(DESKTOP);
    await tab.open('/');
    await tab.expectVisible(field('Name', frame('Inquiry Form')));
    await tab.click(button('Close', shown));
    await tab.expectCount(shown, 0);
    await tab.evaluate(skipWaits, 2500);
    await tab.click(link('About Us', BAR));
    await tab.expectURL('/AboutUs');
    await tab.expectValue(() => (window as unknown as { waits: number }).waits, 1);
    await tab.expectCount(shown, 0);
  });
});
