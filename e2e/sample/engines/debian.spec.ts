/**
 * Tests in Debian's Firefox and WebKitGTK what these engines do in their own way: layout, history, forms in
 * frames, bfcache, dialogs and popovers, focus, and events before hydration. Where Playwright's own browsers
 * are installed, they run the tests tagged `@engines` instead.
 */
import { isComplete } from '@/e2e/builds';
import { ENDPOINT, leadsOf, newVisitor, VISITOR } from '@/e2e/sample/support/form';
import { SHAPES } from '@/e2e/sample/support/shapes';

import { expect, test, type At, type Tab } from './debianTest';

const BAR: At = ['banner'];
const FOOTER: At = ['contentinfo'];
const MENU: At = ['dialog', 'Menu'];
const ABOUT: At = ['link', 'About Us', BAR];
const CALL: At = ['link', 'Book a Call With Experts!', BAR];
const DEMO: At = ['title', 'Contact Form'];
const CONTACT: At = ['form', 'Contact Form'];
const AGREEMENT = '/Privacy-policy';
const LAUNCH = 'What happens after launch?';
const bookNow = (product: string): At => ['button', 'Book Now', ['article', product]];

const expectHeading = (tab: Tab, text: string) =>
  tab.until(() => document.querySelector('h1')?.innerText, text);
const expectDialogs = (tab: Tab, count: number) =>
  tab.until(() => document.querySelectorAll('dialog[open]').length, count);
const expectLocked = (tab: Tab, isLocked: boolean) =>
  tab.until(() => getComputedStyle(document.documentElement).overflowY === 'hidden', isLocked);
/** What the form in a frame is asked for. */
const expectQuery = (tab: Tab, query: string) =>
  tab.until(
    () =>
      new URL(document.querySelector<HTMLIFrameElement>('main iframe, dialog iframe')!.src).search,
    query,
  );
const sidewaysRoom = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;

const scrollTo = (tab: Tab, top: number) =>
  tab.eval((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** Follows a link in the contents of the agreement, and expects its clause below the navigation bar. */
async function followContents(tab: Tab) {
  await tab.resize(1440, 900);
  // While focus is in the contents, they do not scroll to the clause that is being read.
  await tab.eval(() => document.querySelector<HTMLElement>('nav a[href="#signatures"]')!.focus());
  await tab.click(['text', 'Signatures', ['navigation', 'Contents']]);
  await tab.expectURL(`${AGREEMENT}#signatures`);
  await tab.until(() => {
    const { top } = document.getElementById('signatures')!.getBoundingClientRect();
    const { bottom } = document.querySelector('header')!.getBoundingClientRect();
    const current = document.querySelector('nav a[aria-current="true"]');
    return top >= bottom && top < innerHeight / 2 && current?.getAttribute('href');
  }, '#signatures');
}

test('The popup opens to a new visitor, a page of each shape shows its heading and does not scroll horizontally on the narrowest phone, and a link in the contents of the agreement scrolls to its clause', async ({
  tab,
}) => {
  await test.step('The popup opens, and closes with ×', async () => {
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

  for (const { path, heading } of SHAPES)
    await test.step(path, async () => {
      await tab.resize(320, 740);
      if (path !== '/') await tab.open(path);
      await expectHeading(tab, heading);
      await tab.until(() => innerWidth, 320);
      expect(await tab.eval(sidewaysRoom), path).toBe(0);
      if (path === AGREEMENT) await followContents(tab);
    });
});

test('Links, Back and Forward work without full page loads, on a phone also those of the sidebar, at most one FAQ answer is open, and the form on the contact page leads to /thank-you', async ({
  tab,
}) => {
  const expectTop = async (path: string, heading: string, title: string) => {
    await tab.expectURL(path);
    await expectHeading(tab, heading);
    await tab.until(() => document.title, title);
    await tab.until(() => scrollY, 0);
  };
  const expectAbout = () =>
    expectTop('/AboutUs', 'About us', 'In-house software development team: Brightkiln');
  const expectContact = () =>
    expectTop('/ContactUs', 'Contact Us', 'Contact Brightkiln: ask for a call or a price range');
  await tab.open('/');
  await tab.eval(() => void Object.assign(window, { sameDocument: true }));
  for (const [link, expectShown] of [
    [ABOUT, expectAbout],
    [CALL, expectContact],
  ] as const) {
    await scrollTo(tab, 600);
    await tab.until(() => scrollY, 600);
    await tab.click(link);
    await expectShown();
    await tab.expectFocused(['main']);
    expect(await tab.eval(sidewaysRoom)).toBe(0);
  }
  await scrollTo(tab, 600);
  await tab.until(() => scrollY, 600);
  await tab.back('/AboutUs');
  await expectAbout();
  await tab.eval(() => void setTimeout(() => history.forward()));
  await expectContact();

  await test.step('On a phone, the sidebar opens, its links work, and it closes', async () => {
    await tab.resize(390, 844);
    await tab.seeNo(ABOUT);
    await tab.seeNo(MENU);
    for (const leave of [
      () => tab.press('Escape'),
      () => tab.click(['button', 'Close menu', MENU]),
      () => tab.click(['link', 'About Us', MENU]),
    ]) {
      await tab.click(['button', 'Open menu']);
      for (const label of ['Home', 'Services', 'Privacy Policy', 'Book a Call With Experts!'])
        await tab.see(['link', label, MENU]);
      await expectLocked(tab, true);
      await leave();
      await tab.seeNo(MENU);
      await expectLocked(tab, false);
    }
    await tab.expectURL('/AboutUs');
  });

  await test.step('The first FAQ answer is open, and at most one answer is open at a time', async () => {
    await tab.resize(1440, 900);
    const expectOnly = (open: number | null) =>
      tab.until(
        () => [...document.querySelectorAll('.faq-item p')].map((each) => each.checkVisibility()),
        [0, 1, 2, 3].map((index) => index === open),
      );
    await tab.click(['link', 'FAQ', BAR]);
    await tab.expectURL('/FAQ');
    await tab.expectFocused(['main']);
    await expectOnly(0);
    await tab.click(['text', LAUNCH]);
    await expectOnly(3);
    await tab.press('Enter');
    await expectOnly(null);
    await tab.click([
      'text',
      'How long does development take, and in which time zone do you work?',
    ]);
    await expectOnly(1);
  });
  expect(await tab.eval(() => 'sameDocument' in window)).toBe(true);

  await test.step('Submitting the form on the contact page leads to /thank-you', async () => {
    await tab.click(CALL);
    await tab.expectURL('/ContactUs');
    for (const [label, value] of [
      ['Name', VISITOR.name],
      ['Email', VISITOR.email],
      ['What do you want built?', VISITOR.message],
    ] as const)
      await tab.fill(['textbox', label, DEMO], value);
    await tab.click(['button', 'Submit', DEMO]);
    await expectHeading(tab, 'Thank You!');
    await tab.until(() => location.pathname, '/thank-you');
    await tab.until(() => document.querySelectorAll('.confetti[data-ready] > span').length, 20);
  });
});

test.describe('Before consent', () => {
  // This export sends `landing_page` as `entry`.
  test.use({ site: 'asking', trouble: new RegExp(`^foreign ${new URL(ENDPOINT).origin}`) });

  // Engines without the Navigation API know it, too.
  test('the landing page survives a case study, which opens as a document, although nothing is stored', async ({
    tab,
  }) => {
    const study = 'Nine schools, one timetable';
    await tab.open('/?utm_source=news&gclid=G1');
    await tab.click(['link', 'Work', FOOTER]);
    await tab.expectURL('/Work');
    // Before, a click may begin on a link of the home page.
    await expectHeading(tab, 'Work');
    await tab.click(['link', study]);
    await expectHeading(tab, study);
    await tab.expectHydrated();
    await tab.click(CALL);
    await expectHeading(tab, 'Contact Us');
    await expectQuery(tab, '?entry=%2F');
    expect(await tab.eval(() => Object.keys(sessionStorage))).toEqual(['popupShown_once']);
  });
});

const TEXT = 'A booking desk';

const expectText = (tab: Tab) =>
  tab.until(
    () => document.querySelector<HTMLTextAreaElement>('form[data-own-form] textarea')?.value,
    TEXT,
  );

/** Sends a lead, and returns what has arrived. */
async function send(tab: Tab, form = CONTACT) {
  const lead = newVisitor('Quill & Co');
  await tab.fill(['textbox', 'Name', form], lead.name);
  await tab.fill(['textbox', 'Company', form], lead.company);
  await tab.fill(['textbox', 'Email', form], lead.email);
  await tab.fill(['textbox', 'What do you want built?', form], TEXT);
  await tab.click(['button', 'Submit', form]);
  await expectHeading(tab, 'Thank You!');
  await tab.expectURL('./thank-you');
  return leadsOf(lead);
}

test.describe('With a form of its own', () => {
  const FOREIGN = `^foreign (${ENDPOINT}|https://(plausible\\.io|cloud\\.umami\\.is|snap\\.licdn\\.com|px\\.ads\\.linkedin\\.com))`;
  // Firefox asks for the icon of a text file, and of the page of the service.
  const ICON = '^(foreign|404) http://[^/]+/favicon\\.ico$';

  test.use({ site: 'sending', trouble: new RegExp(`${FOREIGN}|${ICON}`) });

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

  test.describe('to a service that answers no fetch', () => {
    test.skip(!isComplete, 'This is the form of the other company, which is deleted');

    test.use({ site: 'company' });

    test('a lead that is submitted before hydration arrives, and Back leads to the text, and a reload keeps it; after a lead from the booking dialog, Back opens the dialog with the text', async ({
      tab,
    }) => {
      await tab.goto('./ContactUs');
      expect(await send(tab)).toMatchObject([{ language: 'en', landing_page: '/ContactUs' }]);
      await tab.back('./ContactUs');
      await expectText(tab);
      await tab.reload();
      await expectText(tab);

      await test.step('The booking dialog', async () => {
        const product = 'Cab Booking App';
        await tab.open('./Products');
        await tab.click(bookNow(product));
        expect(await send(tab, ['form', 'Booking Form'])).toMatchObject([{ product }]);
        await tab.back('./Products');
        await tab.see(['heading', `Book ${product}`, ['dialog']]);
        await tab.until(
          () => document.querySelector<HTMLTextAreaElement>('dialog textarea')?.value,
          TEXT,
        );
      });
    });
  });
});

test.describe('Before hydration', () => {
  test.use({ baseURL: ({ held }, provide) => provide(held.origin) });

  /** Waits for the fonts of the page, because a late font could move a click target, or the page. */
  const expectFont = (tab: Tab) =>
    tab.until(() => document.fonts.check('16px sans') && document.fonts.status === 'loaded', true);

  /** Opens a page whose scripts are delayed, and prevents its links from launching other apps. */
  async function openHeld(tab: Tab, path: string) {
    await tab.goto(path);
    await expectFont(tab);
    await tab.eval(() =>
      addEventListener('click', (event) => {
        const link = (event.target as Element).closest('[href^="mailto:"], [href^="tel:"]');
        if (link) event.preventDefault();
      }),
    );
  }

  test('a click on "Book Now" opens the dialog, which closes, and the dialog of the second product stays open afterward, with what was typed', async ({
    tab,
    held,
  }) => {
    const [first, last] = ['Food Delivery App', 'NGO Website Development'];
    const dialog: At = ['dialog', `Book ${last}`];
    const NAME: At = ['textbox', 'Name', ['title', 'Booking Form', dialog]];
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
    await tab.click(['button', 'Close', ['dialog', `Book ${first}`]]);
    await expectDialogs(tab, 0);
    await expectLocked(tab, false);
    await tab.expectFocused(bookNow(first));
    await tab.click(bookNow(last));
    // The form of the first product is there until that of the second one has loaded.
    await tab.until(loadedForm, '?product=NGO%20Website%20Development');
    await tab.fill(NAME, VISITOR.name);
    held.release();
    await tab.expectHydrated();
    await tab.see(dialog);
    await expectDialogs(tab, 1);
    await tab.until(
      () => document.querySelector('iframe')!.contentDocument!.querySelector('input')!.value,
      VISITOR.name,
    );
    await tab.click(['button', 'Close', dialog]);
    await expectDialogs(tab, 0);
    await tab.expectFocused(bookNow(last));
    expect(await tab.eval(() => history.length)).toBe(entries);
    await tab.expectURL('/Products');
    await tab.click(bookNow(first));
    await tab.see(['dialog', `Book ${first}`]);
    await tab.press('Escape');
    await expectDialogs(tab, 0);
    await tab.expectFocused(bookNow(first));
  });

  test('the navigation bar gets its background after more than 50 px of scrolling, and an opened sidebar and an opened FAQ answer stay open afterward, while the other answers stay closed; a link to the contact page works, and the form there keeps the text', async ({
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
    for (const [top, opacity] of [
      [0, '0'],
      [51, '1'],
      [50, '0'],
    ] as const) {
      await scrollTo(tab, top);
      await tab.until(
        () => getComputedStyle(document.querySelector('.nav-bar')!, '::before').opacity,
        opacity,
      );
    }
    await tab.click(['button', 'Open menu']);
    await tab.see(['link', 'About Us', MENU]);
    held.release();
    await tab.expectHydrated();
    await tab.see(['link', 'About Us', MENU]);
    await tab.press('Escape');
    await tab.seeNo(MENU);
    await expectOpen();

    await test.step('A link to the contact page', async () => {
      held.hold();
      await tab.resize(1440, 900);
      await openHeld(tab, '/');
      await tab.click(CALL);
      await tab.expectURL('/ContactUs');
      await expectFont(tab);
      await tab.fill(['textbox', 'Name', DEMO], VISITOR.name);
      held.release();
      await tab.expectHydrated();
      await tab.until(
        () => document.querySelector('iframe')!.contentDocument!.querySelector('input')!.value,
        VISITOR.name,
      );
    });
  });

  /**
   * The number of calls in the queue of LinkedIn's tag, or `null` if there is no queue. There is none
   * before hydration and, in builds with a consent banner, none before consent.
   */
  const conversions = () => window.lintrk?.q?.length ?? null;
  /** Each page load sends two tracking events: `app-load` and `footer-load`. */
  const LOADED = 2;

  const EMAIL: At = ['link', 'hello@brightkiln.example', FOOTER];

  test.describe('with a consent banner', () => {
    test.use({
      site: 'asking',
      // Requests to the form service, the ad network and the analytics tool, which may be unreachable.
      trouble:
        /^foreign https?:\/\/(www\.googletagmanager\.com|px\.ads\.linkedin\.com|127\.0\.0\.1)|^console Failed to load resource/,
    });

    const BANNER: At = ['dialog', 'May we measure your visit?'];
    const YES: At = ['button', 'Yes, that’s fine', BANNER];

    test('clicks are reported once, after the visitor gives consent, the choice is stored, and a form that had focus before hydration is not replaced, even if focus has left it since', async ({
      tab,
      held,
    }) => {
      await openHeld(tab, '/AboutUs?utm_source=news');
      await tab.click(EMAIL);
      await tab.click(['text', '+1 202 555 0142', FOOTER]);
      await tab.see(BANNER);
      held.release();
      await tab.expectHydrated();
      await tab.see(BANNER);
      expect(await tab.eval(conversions)).toBeNull();
      await tab.click(YES);
      await tab.until(conversions, LOADED + 2);
      await tab.seeNo(BANNER);
      await tab.click(EMAIL);
      await tab.until(conversions, LOADED + 3);

      await tab.goto('/AboutUs');
      await tab.until(conversions, LOADED);
      await tab.see(['button', 'Privacy choices']);
      await tab.seeNo(BANNER);

      await test.step('A form that had focus', async () => {
        held.hold();
        const src = () => document.querySelector<HTMLIFrameElement>('main iframe')!.src;
        await openHeld(tab, '/ContactUs');
        const before = await tab.eval(src);
        await tab.click(DEMO);
        await tab.expectFocused(DEMO);
        await tab.click(['heading', 'Contact Us']);
        await tab.until(() => document.activeElement!.tagName === 'IFRAME', false);
        held.release();
        await tab.expectHydrated();
        await tab.until(src, before);
      });
    });
  });
});
