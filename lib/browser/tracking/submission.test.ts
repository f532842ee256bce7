import { isSubmission, type Arrival } from '@/lib/browser/tracking/submission';

const SITE = 'https://site.example';
const CRM = 'https://crm.example';
const thankYou: Arrival = {
  type: 'navigate',
  loaded: `${SITE}/thank-you`,
  referrer: `${CRM}/`,
};

describe('isSubmission', () => {
  it.each<[string, Partial<Arrival>]>([
    ['a hosted form opens /thank-you in the whole window', {}],
    ['/thank-you in the frame of a form reopens itself', { referrer: `${SITE}/thank-you` }],
    ['the host spells the path differently', { loaded: `${SITE}/Thank-You/index.html` }],
  ])('counts when %s', (_, change) => {
    expect(isSubmission({ ...thankYou, ...change }, '/thank-you', [CRM])).toBe(true);
  });

  it.each<[string, Partial<Arrival>]>([
    ['a reload', { type: 'reload' }],
    ['a typed URL', { referrer: '' }],
    ['a link on another site', { referrer: 'https://other.example/' }],
    ['a link on a page of this site', { referrer: `${SITE}/thankyou` }],
    ['a later client-side navigation', { loaded: `${SITE}/FAQ` }],
  ])('does not count %s', (_, change) => {
    expect(isSubmission({ ...thankYou, ...change }, '/thank-you', [CRM])).toBe(false);
  });

  it.each([
    ['the path of the form', '/crm/forms/wtl/abc', true],
    ['another path', '/FAQ', false],
  ])('with a form on this origin and %s as the referrer, counts: %s, %s', (_, path, isCounted) => {
    const arrival = { ...thankYou, referrer: `${SITE}${path}?product=SaaS` };
    expect(isSubmission(arrival, '/thank-you', [SITE], '/crm/forms/wtl/abc')).toBe(isCounted);
  });
});
