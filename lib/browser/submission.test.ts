import { isSubmission } from './submission';

const ARRIVAL = {
  type: 'navigate',
  loaded: 'https://site.example/thank-you',
  referrer: 'https://site.example/ContactUs?product=SaaS',
};

describe('a lead of a hosted form', () => {
  const SITE = 'https://site.example';
  const hosted = { ...ARRIVAL, referrer: 'https://crm.example/' };

  it.each([
    ['the form that opens /thank-you in the whole window', {}, true],
    ['/thank-you, which reopens itself from the frame', { referrer: `${SITE}/thank-you` }, true],
    ['a further page of the service', { referrer: 'https://eu.pay.example/' }, true],
    ['another spelling of the path', { loaded: `${SITE}/Thank-You/index.html` }, true],
    ['the domain itself', { referrer: 'https://pay.example/' }, false],
    ['a link on another site', { referrer: 'https://news.example/' }, false],
    ['a link on a page of this site', { referrer: `${SITE}/FAQ` }, false],
    ['a typed URL', { referrer: '' }, false],
    ['Forward', { type: 'back_forward' }, false],
    ['a later client-side navigation', { loaded: `${SITE}/FAQ` }, false],
  ])('by %s: %j', (_, arrival, isLead) => {
    const origins = ['https://crm.example', 'https://*.pay.example'];
    const form = { origins, formPath: null };
    expect(isSubmission({ ...hosted, ...arrival }, form)).toBe(isLead);
  });

  it.each([
    ['/crm/forms/wtl/abc', true],
    ['/FAQ', false],
  ])('by %s, if the form is on this origin: %s', (path, isLead) => {
    const arrival = { ...ARRIVAL, referrer: `${SITE}${path}?product=SaaS` };
    const formPath = '/crm/forms/wtl/abc';
    expect(isSubmission(arrival, { origins: [SITE], formPath })).toBe(isLead);
  });
});
