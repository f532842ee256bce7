import { isOwnSubmission } from './submission';

const ARRIVAL = {
  type: 'navigate',
  loaded: 'https://site.example/thank-you',
  referrer: 'https://site.example/ContactUs?product=SaaS',
};

it.each([
  ['a redirect from our page', {}, true],
  ['a page of the endpoint', { referrer: 'https://api.example/' }, true],
  ['a page of a subdomain that is listed', { referrer: 'https://eu.pay.example/' }, true],
  ['a page of the domain itself', { referrer: 'https://pay.example/' }, false],
  ['another site', { referrer: 'https://news.example/' }, false],
  ['a typed URL', { referrer: '' }, false],
  ['a reload', { type: 'reload' }, false],
  ['Back', { type: 'back_forward' }, false],
  ['another page', { loaded: 'https://site.example/FAQ' }, false],
])('a lead of the site’s own form, by %s: %j', (_, arrival, isLead) => {
  const origins = ['https://api.example', 'https://*.pay.example'];
  expect(isOwnSubmission({ ...ARRIVAL, ...arrival }, '/thank-you', origins)).toBe(isLead);
});
