/**
 * What only the sample shows. The judges (e2e/judges) look at markup, metadata, contrast, focus and layout.
 */
import { back, expectPage, islandsReady, open } from '@/e2e/sample/support/page';
import { expect, NOT_FOUND, test } from '@/e2e/support/test';
import { decodeQr } from '@/e2e/sample/support/decodeQr';

const PRICE = 'How does a project start, and how do you find the price?';
const DURATION = 'How long does development take, and in which time zone do you work?';
const OWNERSHIP = 'Who owns the code, and can you take over existing code?';
const LAUNCH = 'What happens after launch?';

const HOME = `
- region "Your Trusted Partner for Web & Blockchain Development Worldwide":
  - heading "Your Trusted Partner for Web & Blockchain Development Worldwide" [level=1]
  - link "Contact Us (opens in a new tab)":
    - /url: https://chat.brightkiln.example/hello
  - link /^learn more/:
    - /url: /Services
- region "About us":
  - paragraph: /We build software for teams that rely on it/
- region "Why Choose Us":
  - list:
    - /children: equal
    - listitem: /^Custom Solutions/
    - listitem: /^In-House Development/
    - listitem: /^Latest Technologies/
    - listitem: /^Comprehensive Testing/
    - listitem: /^Timely Delivery/
    - listitem: /^Dedicated Support/
    - listitem: /^Expert Team/
  - link /^Read More/:
    - /url: /Services
- region "What you get when you work with us":
  - list:
    - /children: equal
    - listitem:
      - heading "Partner With Us" [level=3]
    - listitem:
      - heading "Tension Free Business" [level=3]
    - listitem:
      - heading "Your Data is Safe With Us" [level=3]
    - listitem:
      - heading "Get Genuine Suggestions" [level=3]
- region "Services":
  - list:
    - /children: equal
    - listitem:
      - heading "Blockchain Development" [level=3]
    - listitem:
      - heading "Web Development" [level=3]
    - listitem:
      - heading "Software Development" [level=3]
    - listitem:
      - heading "Application Development" [level=3]
    - listitem:
      - /children: equal
      - heading "Gaming Development" [level=3]
      - paragraph: /^Browser/
    - listitem:
      - heading "Metaverse Development" [level=3]:
        - link:
          - /url: /Services/metaverse
- region "How a project goes"
- region "Who we are"
- region "Brands We Have Worked With":
  - list:
    - /children: equal
    - listitem:
      - img "Quarrow logo"
      - heading "Quarrow" [level=3]
      - paragraph: /^Freight marketplace/
    - listitem:
      - img "Osterlin & Rue logo"
    - listitem:
      - img "Pomelune logo"
    - listitem:
      - img "Nettlepay logo"
    - listitem:
      - img "Skerrypoint logo"
    - listitem:
      - img "Tallowfield logo"
- region "What Clients Say":
  - list:
    - /children: equal
    - listitem:
      - figure /^Greta Holmquay/
    - listitem:
      - figure /^Dario Vennick/:
        - link "Read the case study about Pomelune":
          - /url: /Work/pomelune-stock
    - listitem:
      - figure /^Maud Abelwick/
- region "Selected work":
  - list:
    - /children: equal
    - listitem:
      - heading "One dispatch board instead of three spreadsheets" [level=3]
    - listitem:
      - heading "A shop that sells only what is on the shelf" [level=3]
    - listitem:
      - heading "Nine schools, one timetable" [level=3]
- region "Latest articles"
- region "Frequently Asked Questions for Our Software Development Services"
- region "What would yours cost?"
`;

const FOOTER = `
- text: Brightkiln
- link "Scan Me Save Contact Details":
  - /url: /contact.vcf
- navigation "PRODUCTS":
  - heading "PRODUCTS" [level=2]
  - list:
    - /children: equal
    - listitem:
      - link "WEBSITE":
        - /url: /Services
    - listitem:
      - link "SOFTWARE":
        - /url: /Services
    - listitem:
      - link "BLOCKCHAIN":
        - /url: /Services
    - listitem:
      - link "APPLICATION":
        - /url: /Services
    - listitem:
      - link "METAVERSE":
        - /url: /Services
    - listitem:
      - link "GAME":
        - /url: /Services
- navigation "NAVIGATE":
  - heading "NAVIGATE" [level=2]
  - list:
    - /children: equal
    - listitem:
      - link "Home":
        - /url: /
    - listitem:
      - link "About Us":
        - /url: /AboutUs
    - listitem:
      - link "Services":
        - /url: /Services
    - listitem:
      - link "FAQ":
        - /url: /FAQ
    - listitem:
      - link "Terms & Condition":
        - /url: /TermAndCondition
- heading "CONTACT US" [level=2]
- paragraph: 12 Kiln Lane, Example City, DC 00000, USA
- link "hello@brightkiln.example":
  - /url: mailto:hello@brightkiln.example
- link "+1 202 555 0142":
  - /url: tel:+12025550142
- list:
  - /children: equal
  - listitem:
    - link "LinkedIn (opens in a new tab)"
  - listitem:
    - link "Video call (opens in a new tab)"
  - listitem:
    - link "Chat (opens in a new tab)"
  - listitem:
    - link "X (opens in a new tab)"
`;

test('The home page has its sections and the footer, its links to other sites open in new tabs, and "Read More" leads to the services', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(HOME);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toMatchAriaSnapshot(FOOTER);
  await expect(footer.getByText(/^Brightkiln$/).locator('svg')).toBeVisible();
  const chat = page.getByRole('link', { name: 'Chat with us (opens in a new tab)' });
  await expect(chat).toHaveAttribute('href', 'https://chat.brightkiln.example/hello');
  const outward = page.getByRole('link', { name: '(opens in a new tab)' });
  await expect(outward.and(page.locator('[target=_blank]'))).toHaveCount(await outward.count());
  await page.getByRole('main').getByRole('link', { name: 'Read More' }).click();
  await expect(page).toHaveURL('/Services');
});

test('On the first screen of a phone, the headline and both links are visible, and a camera reads the contact card from the QR code in the footer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  const main = page.getByRole('main');
  for (const target of [
    main.getByRole('heading', { level: 1 }),
    main.getByRole('link', { name: 'Contact Us' }),
    main.getByRole('link', { name: 'learn more' }),
  ])
    await expect(target).toBeInViewport({ ratio: 1 });

  const card = await (await page.request.get('/contact.vcf')).text();
  await page.locator('img[src="/contact-qr.svg"]').scrollIntoViewIfNeeded();
  await expect(async () => expect(await decodeQr(await page.screenshot())).toBe(card)).toPass();
});

test('An unknown URL returns 404 and a page with a link to the home page, and one with other letter case or with a slash at its end opens the page, with query and fragment, and Back leads to the page before it, unless the host leads back from there', async ({
  page,
  permit,
}) => {
  permit(...NOT_FOUND);
  expect((await page.goto('/no/such/page'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page cracked in the kiln');
  await islandsReady(page);
  await expect(page).toHaveURL('/no/such/page');
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');

  // Hosts redirect only the all-lowercase form of a path (scripts/finish/redirects.ts).
  await page.goto('/ABOUTUS/?from=ad#benefits');
  await expectPage(page, '/AboutUs', 'About us');
  await expect(page).toHaveURL('/AboutUs?from=ad#benefits');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - region "Our mission":
      - paragraph: /^We build software for teams that rely on it/
    - region "Why Choose Us"
    - region "What you get when you work with us"
  `);
  await back(page, '/');

  let opened = 0;
  await page.route('**/FAQ', (route) => {
    opened += 1;
    return route.fulfill({ status: 308, headers: { Location: '/faQ' } });
  });
  await page.goto('/faQ');
  await page.waitForFunction(() => document.referrer.endsWith('/faQ'));
  await islandsReady(page);
  await expect(page).toHaveURL('/faQ');
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

test('The first of four answers is open, at most one is open at a time, a click closes it again, and the open question is bold @engines', async ({
  page,
}) => {
  // Hosts also serve a path with two slashes.
  await open(page, './/FAQ');
  const questions = page.getByRole('main').locator('.faq-question');
  await expect(questions).toHaveText([PRICE, DURATION, OWNERSHIP, LAUNCH]);
  const answered = page.getByRole('group').filter({ has: page.getByRole('paragraph') });
  const bold = () =>
    questions.evaluateAll((all) =>
      all
        .filter((each) => Number(getComputedStyle(each).fontWeight) >= 700)
        .map((each) => each.textContent),
    );
  const expectOpen = async (open: string[]) => {
    await expect(answered.locator('summary')).toHaveText(open);
    await expect.poll(bold).toEqual(open);
  };
  await expectOpen([PRICE]);
  for (const [question, open] of [
    [LAUNCH, [LAUNCH]],
    [OWNERSHIP, [OWNERSHIP]],
    [OWNERSHIP, []],
    [PRICE, [PRICE]],
  ] satisfies [string, string[]][]) {
    await page.getByRole('main').getByText(question).click();
    await expectOpen(open);
  }
});
