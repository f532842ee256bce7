import { freshly } from '@/jest.setup';
import { DEFAULT_PARAMETERS, parameterRules } from '@/lib/parameters';

import { addEmailSubjects } from './hostedForm';

const FRAME = '<iframe data-form="https://crm.example/form?lang=en"></iframe>';

async function land(url: string, body: string) {
  const parameters = parameterRules(`${DEFAULT_PARAMETERS},ref=source`);
  jest.replaceProperty(BUILD, 'formParameters', JSON.stringify(parameters));
  history.replaceState(null, '', url);
  document.body.innerHTML = body;
  const { openForm, renewFrames } = await freshly(() => import('./hostedForm'));
  const frame = document.querySelector('iframe')!;
  return { open: () => openForm(frame), renewFrames, frame };
}

const told = ({ src }: HTMLIFrameElement) => Object.fromEntries(new URL(src).searchParams);

beforeEach(() => sessionStorage.clear());

it('tells the form of the page the product and the campaign, once', async () => {
  const { open, frame } = await land('/ContactUs?product=SaaS&utm_source=news&ref=a&x=y', FRAME);
  open();
  const first = {
    lang: 'en',
    product: 'SaaS',
    utm_source: 'news',
    source: 'a',
    landing_page: '/ContactUs',
  };
  expect(told(frame)).toEqual(first);
  history.replaceState(null, '', '/ContactUs?product=Other');
  open();
  expect(told(frame)).toEqual(first);
});

it('opens no form in a closed dialog, and in an open one that of its product', async () => {
  const { open, renewFrames, frame } = await land(
    '/Products?product=Other',
    `<dialog data-product="SaaS"><div>${FRAME}</div></dialog>`,
  );
  const dialog = document.querySelector('dialog')!;
  open();
  expect(frame).not.toHaveAttribute('src');
  dialog.open = true;
  open();
  expect(told(frame)).toMatchObject({ product: 'SaaS' });
  dialog.dataset.product = 'HRMS';
  renewFrames(dialog);
  expect(dialog).toContainElement(frame);
  open();
  expect(told(frame)).toMatchObject({ product: 'HRMS' });
});

it('tells the form in a dialog without a product none', async () => {
  const { open, frame } = await land('/?product=Other', `<dialog open>${FRAME}</dialog>`);
  open();
  expect(told(frame)).not.toHaveProperty('product');
});

addEmailSubjects();

const LINK = '<a href="mailto:a@b.example?subject=Before"><b>a@b.example</b></a>';

function click(url: string, body: string) {
  history.replaceState(null, '', url);
  document.body.innerHTML = body;
  // Below the link, because it has an icon, too.
  document.querySelector('b')!.click();
  return document.querySelector('a')!.href;
}

it.each([
  ['the page', '/ContactUs?product=Cash+%26%20more%0A', LINK, '?subject=Cash%20%26%20more'],
  ['the dialog', '/Products', `<dialog data-product="SaaS">${LINK}</dialog>`, '?subject=SaaS'],
  ['no product', '/?product=Other', `<dialog>${LINK}</dialog>`, ''],
])('An email has the product of %s as its subject', (_, url, body, subject) => {
  expect(click(url, body)).toBe(`mailto:a@b.example${subject}`);
});
