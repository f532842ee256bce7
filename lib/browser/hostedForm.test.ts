import { addEmailSubjects } from './hostedForm';

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
