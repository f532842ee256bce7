/**
 * Tests in Debian's Firefox and WebKitGTK what these engines do in their own way: layout, history, forms in
 * frames, bfcache, dialogs and popovers, focus, and what happens before hydration. Where Playwright's own
 * browsers are installed, they run the tests tagged `@engines` instead.
 */
import { ENDPOINT, leadsOf, newVisitor, VISITOR } from '@/e2e/sample/support/form';

import { expect, test, type At, type Tab } from './debianTest';

const BAR: At = ['banner'];
const MENU: At = ['dialog', 'Menu'];
const ABOUT: At = ['link', 'About Us', BAR];
const CALL: At = ['link', 'Book a Call With Experts!', BAR];
const DEMO: At = ['title', 'Contact Form'];
const CONTACT: At = ['form', 'Contact Form'];
const LAUNCH = 'What happens after launch?';
const bookNow = (product: string): At => ['button', 'Book Now', ['article', product]];

const expectHeading = (tab: Tab, text: string) =>
  tab.until(() => document.querySelector('h1')?.innerText, text);
const expectDialogs = (tab: Tab, count: number) =>
  tab.until(() => document.querySelectorAll('dialog[open]').length, count);
const expectLocked = (tab: Tab, isLocked: boolean) =>
  tab.until(() => getComputedStyle(document.documentElement).overflowY === 'hidden', isLocked);

test('The popup opens to a new visitor, and closes with ×', async ({ tab }) => {
  const popup: At = ['dialog', 'Take a Moment to Share Your Thoughts'];
  await tab.goto('/');
  await tab.eval(() => sessionStorage.clear());
  await tab.reload();
  await tab.see(['textbox', 'Name', ['title', 'Inquiry Form', popup]]);
  await expectLocked(tab, true);
  await tab.click(['button', 'Close', popup]);
  await expectDialogs(tab, 0);
  await expectLocked(tab, false);
  await tab.until(() => sessionStorage.getItem('popupShown_once'), 'true');
});

test('Pages do not scroll horizontally on the narrowest phone', async ({ tab }) => {
  await tab.resize(320, 740);
  for (const path of ['/', '/ContactUs', '/Privacy-policy']) {
    await tab.open(path);
    await tab.until(() => innerWidth, 320);
    await tab.until(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    }, 0);
  }
});

test('Links, Back and Forward show the top of a page with focus, without full page loads', async ({
  tab,
}) => {
  const scrollDown = async () => {
    await tab.eval(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    await tab.until(() => scrollY, 600);
  };
  const expectTop = async (path: string, heading: string) => {
    await tab.expectURL(path);
    await expectHeading(tab, heading);
    await tab.until(() => scrollY, 0);
    await tab.expectFocused(['main']);
  };
  await tab.open('/');
  await tab.eval(() => void Object.assign(window, { sameDocument: true }));
  for (const [link, path, heading] of [
    [ABOUT, '/AboutUs', 'About us'],
    [CALL, '/ContactUs', 'Contact Us'],
  ] as const) {
    await scrollDown();
    await tab.click(link);
    await expectTop(path, heading);
  }
  await scrollDown();
  await tab.back('/AboutUs');
  await expectTop('/AboutUs', 'About us');
  await tab.eval(() => void setTimeout(() => history.forward()));
  await expectTop('/ContactUs', 'Contact Us');
  expect(await tab.eval(() => 'sameDocument' in window)).toBe(true);
});

test('On a phone, the sidebar opens, its links work, and it closes', async ({ tab }) => {
  await tab.resize(390, 844);
  await tab.open('/');
  for (const leave of [
    () => tab.press('Escape'),
    () => tab.click(['button', 'Close menu', MENU]),
    () => tab.click(['link', 'About Us', MENU]),
  ]) {
    await tab.click(['button', 'Open menu']);
    await tab.see(['link', 'Book a Call With Experts!', MENU]);
    await expectLocked(tab, true);
    await leave();
    await tab.seeNo(MENU);
    await expectLocked(tab, false);
  }
  await tab.expectURL('/AboutUs');
});

test('Submitting the form on the contact page leads to /thank-you', async ({ tab }) => {
  await tab.open('/ContactUs');
  for (const [label, value] of [
    ['Name', VISITOR.name],
    ['Email', VISITOR.email],
    ['What do you want built?', VISITOR.message],
  ] as const)
    await tab.fill(['textbox', label, DEMO], value);
  await tab.click(['button', 'Submit', DEMO]);
  await expectHeading(tab, 'Thank You!');
  await tab.until(() => location.pathname, '/thank-you');
});

test.describe('With a form of its own', () => {
  const FOREIGN = `^foreign (${ENDPOINT}|https://(plausible\\.io|snap\\.licdn\\.com|px\\.ads\\.linkedin\\.com))`;
  // Firefox asks for the icon of a text file, and of the page of the service.
  const ICON = '^(foreign|404) http://[^/]+/favicon\\.ico$';

  test.use({ site: 'other', trouble: new RegExp(`${FOREIGN}|${ICON}`) });

  const TEXT = 'A booking desk';

  /** Sends a lead, and returns what has arrived. */
  async function send(tab: Tab) {
    const lead = newVisitor('Quill & Co');
    await tab.fill(['textbox', 'Name', CONTACT], lead.name);
    await tab.fill(['textbox', 'Company', CONTACT], lead.company);
    await tab.fill(['textbox', 'Email', CONTACT], lead.email);
    await tab.fill(['textbox', 'What do you want built?', CONTACT], TEXT);
    await tab.click(['button', 'Submit', CONTACT]);
    await expectHeading(tab, 'Thank You!');
    await tab.expectURL('./thank-you');
    return leadsOf(lead);
  }

  test('a lead from the contact page arrives with the attribution, and is counted, also after Back, whether or not the page was in bfcache', async ({
    tab,
  }) => {
    const expectCounted = () =>
      tab.until(
        () => /"state":"(\w+)"/.exec(sessionStorage.getItem('lead_attempts')!)?.[1],
        'confirmed',
      );
    const path = './ContactUs?utm_source=news&product=SaaS+Development';
    await tab.open(path);
    expect(await send(tab)).toMatchObject([
      { product: 'SaaS Development', utm_source: 'news', landing_page: '/ContactUs' },
    ]);
    await expectCounted();
    await tab.back(path);
    await expectCounted();
  });
});

test.describe('Before hydration', () => {
  test.use({ baseURL: ({ held }, provide) => provide(held.origin) });

  /** Opens a page whose scripts are delayed. A late font could move a click target, or the page. */
  async function openHeld(tab: Tab, path: string) {
    await tab.goto(path);
    await tab.until(
      () => document.fonts.check('16px sans') && document.fonts.status === 'loaded',
      true,
    );
  }

  test('a click on "Book Now" opens the dialog, which closes, and the dialog of the second product stays open afterward, with what was typed', async ({
    tab,
    held,
  }) => {
    const [first, last] = ['Food Delivery App', 'NGO Website Development'];
    const dialog: At = ['dialog', `Book ${last}`];
    await openHeld(tab, '/Products');
    const entries = await tab.eval(() => history.length);
    const loadedForm = () => {
      const { location, document: form } = document.querySelector('iframe')!.contentWindow!;
      return form.readyState === 'complete' && location.search;
    };
    await tab.click(bookNow(first));
    await tab.see(['dialog', `Book ${first}`]);
    await tab.until(loadedForm, '?product=Food%20Delivery%20App');
    await expectLocked(tab, true);
    await tab.press('Escape');
    await expectDialogs(tab, 0);
    await expectLocked(tab, false);
    await tab.expectFocused(bookNow(first));
    await tab.click(bookNow(last));
    // The form of the first product is there until that of the second one has loaded.
    await tab.until(loadedForm, '?product=NGO%20Website%20Development');
    await tab.fill(['textbox', 'Name', ['title', 'Booking Form', dialog]], VISITOR.name);
    held.release();
    await tab.expectHydrated();
    await tab.see(dialog);
    await tab.until(
      () => document.querySelector('iframe')!.contentDocument!.querySelector('input')!.value,
      VISITOR.name,
    );
    await tab.click(['button', 'Close', dialog]);
    await expectDialogs(tab, 0);
    await tab.expectFocused(bookNow(last));
    expect(await tab.eval(() => history.length)).toBe(entries);
  });

  test('an opened sidebar and an opened FAQ answer stay open afterward, while the other answers stay closed', async ({
    tab,
    held,
  }) => {
    const expectOpen = () =>
      tab.until(
        () =>
          [...document.querySelectorAll<HTMLElement>('details[name][open] summary')].map((each) =>
            each.innerText.trim(),
          ),
        [LAUNCH],
      );
    await tab.resize(390, 844);
    await openHeld(tab, '/');
    await tab.click(['text', LAUNCH]);
    await expectOpen();
    await tab.click(['button', 'Open menu']);
    await tab.see(['link', 'About Us', MENU]);
    held.release();
    await tab.expectHydrated();
    await tab.see(['link', 'About Us', MENU]);
    await tab.press('Escape');
    await tab.seeNo(MENU);
    await expectOpen();
  });
});
