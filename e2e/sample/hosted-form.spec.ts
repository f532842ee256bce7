import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { FrameLocator, Page } from '@playwright/test';

import { expectThanks, fieldIn, fillIn, formIn, submit, VISITOR } from '@/e2e/sample/support/form';
import { back, islandsReady, open } from '@/e2e/sample/support/page';
import {
  conversions,
  NETWORK_REQUEST,
  SERVICE,
  SERVICE_REQUEST,
} from '@/e2e/sample/support/service';
import { expect, test } from '@/e2e/sample/support/test';
import { root } from '@/scripts/command';

test.use({ build: 'asking', hasConsent: true });

/** What the form service has stored of a visitor. */
const stored = async (page: Page, email: string) =>
  (await page.request.get(`${SERVICE}/leads?email=${email}`)).json();

/** Fills in a form, sends it, and returns its email address. */
async function sendLead(page: Page, form: FrameLocator): Promise<string> {
  // Tells the leads of a test apart, also if it runs twice.
  const email = `${crypto.randomUUID()}@quillfeather.example`;
  await fillIn(form);
  await fieldIn(form, 'Email').fill(email);
  await submit(form);
  await expectThanks(page);
  return email;
}

test('A lead of a hosted form reaches its service with the product and the campaign, and leads to /thank-you in the top window', async ({
  page,
  context,
  permit,
  request,
}) => {
  permit(NETWORK_REQUEST, SERVICE_REQUEST);

  await test.step('The demo form is not exported', async () => {
    for (const url of ['/forms/wtl/demo/', '/forms/wtl/demo/form.css'])
      expect((await request.get(url)).status(), url).toBe(404);
  });

  await test.step('A service that reads the query, and redirects inside the frame', async () => {
    await page.route('**/forms/wtl/**', (route) => {
      const { search } = new URL(route.request().url());
      return route.continue({ url: `${SERVICE}/forms/wtl/reads-query${search}` });
    });
    await open(page, '/FAQ');
    await open(page, '/ContactUs?product=Cab+Booking+App');
    const form = formIn(page, 'Contact Form');
    const email = await sendLead(page, form);
    const lead = { product: 'Cab Booking App', entry: '/FAQ' };
    expect(await stored(page, email)).toEqual([expect.objectContaining(lead)]);
    expect(page.frames()).toHaveLength(1);
    await islandsReady(page);
    // Those of the app and the footer, and the lead.
    await expect
      .poll(async () => (await conversions(page)).toSorted())
      .toEqual(['track 7654321', 'track 7654321', 'track 7654323']);
    // Back must lead to the form, not to a page that redirects to /thank-you again.
    await back(page, '/ContactUs?product=Cab+Booking+App');
    await expect(form.getByRole('button')).toBeVisible();
  });

  await test.step('Perfex, with the script of docs/lead-form.md', async () => {
    const tab = await context.newPage();
    const docs = readFileSync(path.join(root, 'docs/lead-form.md'), 'utf8');
    const [script] = /<script type="module">[^]*?<\/script>/.exec(docs)!;
    await tab.route('**/forms/wtl/**', async (route) => {
      if (route.request().method() === 'POST') return route.continue();
      const response = await route.fetch();
      return route.fulfill({ response, body: (await response.text()) + script });
    });
    await open(tab, '/ContactUs?product=Cab+Booking+App&utm_source=news&utm_campaign=A%26B');
    const email = await sendLead(tab, formIn(tab, 'Contact Form'));
    expect(await stored(page, email)).toEqual([
      {
        name: VISITOR.Name,
        email,
        description: VISITOR['What do you want built?'],
        'form-cf-1': 'Cab Booking App',
        'form-cf-3': 'A&B',
      },
    ]);
  });
});
