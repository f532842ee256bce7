import { addEmailSubjects } from './emailSubject';

addEmailSubjects();

const LINK = '<a href="mailto:a@b.example"><b>a@b.example</b></a>';

/** Clicks the email link of a page. Returns where it leads. */
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

it('Another product replaces the subject', () => {
  click('/', `<dialog data-product="SaaS">${LINK}</dialog>`);
  document.querySelector('dialog')!.dataset.product = 'HRMS';
  document.querySelector('b')!.click();
  expect(document.querySelector('a')!.href).toBe('mailto:a@b.example?subject=HRMS');
});
