/** Tests the main journeys in Firefox and WebKit. Most of the other tests run only in Chromium. */
import { expect, field, test } from '@/e2e/sample/engines/siteVisitor';
import { VISITOR } from '@/e2e/sample/support/form';
import { article, button, dialog, frame, link } from '@/kit/testing/engines/target';

const BAR = { css: 'header' };
const HEADING = { css: 'main h1' };
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const isLocked = () => getComputedStyle(document.documentElement).overflowY === 'hidden';
const sidewaysRoom = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;

const PAGES = [
  { path: '/', heading: 'Your Trusted Partner for Web & Blockchain Development Worldwide' },
  { path: '/AboutUs', heading: 'About us' },
  { path: '/Services', heading: 'Services' },
  { path: '/Products', heading: 'Products' },
  {
    path: '/FAQ',
    heading: 'Frequently Asked Questions for Our Software Development Services',
  },
  { path: '/ContactUs', heading: 'Contact Us' },
  { path: '/Privacy-policy', heading: 'Term & Conditions' },
  { path: '/Privacy-notice', heading: 'Privacy notice' },
  {
    path: '/Work/quarrow-dispatch-board',
    heading: 'One dispatch board instead of three spreadsheets',
  },
];

test('Every page shows its heading and does not scroll horizontally on the narrowest phone', async ({
  visitor,
}) => {
  await visitor.resize({ width: 320, height: 740 });
  for (const { path, heading } of PAGES) {
    // Wait for hydration, because leaving a page while its scripts load may log an error.
    await visitor.open(path);
    await visitor.expectAt(HEADING, { visible: true, text: heading });
    await visitor.expectValue(() => innerWidth, 320);
    expect(await visitor.evaluate(sidewaysRoom), path).toBe(0);
  }
});

test('Links, Back and Forward work without full page loads', async ({ visitor }) => {
  const expectShown = async (path: string, heading: string, title: string) => {
    await visitor.expectURL(path);
    await visitor.expectAt(HEADING, { text: heading });
    await visitor.expectValue(() => document.title, title);
    await visitor.expectValue(() => scrollY, 0);
  };
  const expectAbout = () =>
    expectShown('/AboutUs', 'About us', 'In-house software development team: Brightkiln');
  const expectContact = () =>
    expectShown('/ContactUs', 'Contact Us', 'Contact Brightkiln: ask for a call or a price range');
  const scrollDown = async () => {
    await visitor.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    await visitor.expectValue(() => scrollY, 600);
  };
  const expectArrived = async () => {
    await visitor.expectAt({ css: 'main' }, { focused: true });
    expect(await visitor.evaluate(sidewaysRoom)).toBe(0);
  };
  await visitor.resize(DESKTOP);
  await visitor.open('/');
  await visitor.evaluate(() => void Object.assign(window, { sameDocument: true }));
  await scrollDown();
  await visitor.click(link('About Us', BAR));
  await expectAbout();
  await expectArrived();
  await scrollDown();
  await visitor.click(link('Book a Call With Experts!', BAR));
  await expectContact();
  await expectArrived();
  await scrollDown();
  await visitor.back();
  await expectAbout();
  await visitor.forward();
  await expectContact();
  expect(await visitor.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('On a phone, the sidebar opens, its links work, and it closes', async ({ visitor }) => {
  const sidebar = dialog('Menu');
  await visitor.resize(PHONE);
  await visitor.open('/');
  await visitor.expectUnseen(link('About Us', BAR));
  await visitor.expectUnseen(sidebar);
  for (const leave of [
    () => visitor.press('Escape'),
    () => visitor.click(button('Close menu', sidebar)),
  ]) {
    await visitor.click(button('Open menu'));
    for (const label of ['Home', 'Services', 'Privacy Policy', 'Book a Call With Experts!'])
      await visitor.expectSeen(link(label, sidebar));
    await visitor.expectValue(isLocked, true);
    await leave();
    await visitor.expectUnseen(sidebar);
    await visitor.expectValue(isLocked, false);
  }
  await visitor.click(button('Open menu'));
  await visitor.click(link('About Us', sidebar));
  await visitor.expectURL('/AboutUs');
  await visitor.expectUnseen(sidebar);
});

test('The first FAQ answer is open, and at most one answer is open at a time', async ({
  visitor,
}) => {
  const seen = () =>
    [...document.querySelectorAll('.faq-item p')].map((answer) => answer.checkVisibility());
  const only = (open: number | null) => [0, 1, 2, 3].map((index) => index === open);
  await visitor.open('/FAQ');
  expect(await visitor.evaluate(seen)).toEqual(only(0));
  await visitor.click(button('What happens after launch?'));
  await visitor.expectValue(seen, only(3));
  await visitor.press('Enter');
  await visitor.expectValue(seen, only(null));
  await visitor.click(
    button('How long does development take, and in which time zone do you work?'),
  );
  await visitor.expectValue(seen, only(1));
});

test('The booking dialog shows the form with the product, and closing the dialog returns focus to "Book Now"', async ({
  visitor,
}) => {
  const bookNow = button('Book Now', article('School Management Software'));
  const dialogOf = dialog('Book School Management Software');
  await visitor.open('/Products');
  for (const leave of [
    () => visitor.press('Escape'),
    () => visitor.click(button('Close', dialogOf)),
  ]) {
    await visitor.click(bookNow);
    await visitor.expectSeen(dialogOf);
    await visitor.expectAt(frame('Booking Form'), {
      visible: true,
      attributes: expect.objectContaining({
        src: expect.stringContaining('product=School+Management+Software'),
      }),
    });
    await leave();
    await visitor.expectAt(dialogOf, { count: 0 });
    await visitor.expectAt(bookNow, { focused: true, reachable: true });
  }
});

test('Submitting the form on the contact page leads to /thank-you', async ({ visitor }) => {
  const form = frame('Contact Form');
  await visitor.open('/ContactUs');
  await visitor.fill(field('Name', form), VISITOR.Name);
  await visitor.fill(field('Email', form), VISITOR.Email);
  const message = 'What do you want built?';
  await visitor.fill(field(message, form), VISITOR[message]);
  await visitor.click(button('Submit', form));
  await visitor.expectAt(HEADING, { visible: true, text: 'Thank You!' });
  await visitor.expectValue(() => location.pathname, '/thank-you');
  await visitor.expectAt({ css: '.confetti[data-ready] > span' }, { count: 20 });
});

test('A link in the agreement’s table of contents scrolls to its clause, below the navigation bar', async ({
  visitor,
}) => {
  await visitor.resize(DESKTOP);
  await visitor.open('/Privacy-policy');
  const entry = { css: 'nav a[href="#signatures"]' };
  // While focus is in the table of contents, it does not scroll to the clause that is being read.
  await visitor.evaluate((css) => document.querySelector<HTMLElement>(css)!.focus(), entry.css);
  await visitor.click(entry);
  await visitor.expectURL('/Privacy-policy#signatures');
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
    await visitor.resize(DESKTOP);
    await visitor.open('/');
    await visitor.expectSeen(field('Name', frame('Inquiry Form')));
    await visitor.click(button('Close', shown));
    await visitor.expectAt(shown, { count: 0 });
    await visitor.evaluate(skipWaits, 2500);
    await visitor.click(link('About Us', BAR));
    await visitor.expectURL('/AboutUs');
    await visitor.expectValue(() => (window as unknown as { waits: number }).waits, 1);
    await visitor.expectAt(shown, { count: 0 });
  });
});
