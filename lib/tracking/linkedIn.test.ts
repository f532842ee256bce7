import type { TrackingIds } from '@/lib/tracking/linkedIn';
import { INSIGHT_SCRIPT, linkedIn, PIXEL_ORIGIN } from '@/lib/tracking/linkedIn';

const ids: TrackingIds = {
  partnerId: '7',
  conversionId: '42',
  contactConversionId: '43',
  leadConversionId: '44',
};

const scripts = () => document.head.querySelectorAll(`script[src="${INSIGHT_SCRIPT}"]`);
const pixel = () => document.querySelector('img');
const calls = () => window.lintrk?.q ?? [];

afterEach(() => {
  delete window.lintrk;
  delete window._linkedin_partner_id;
  delete window._linkedin_data_partner_ids;
  document.head.replaceChildren();
  document.body.replaceChildren();
});

describe('an event reported to LinkedIn', () => {
  const events = ['app-load', 'footer-load', 'email-click', 'phone-click'] as const;

  it.each(events)('waits in the queue until the script has loaded (%s)', (event) => {
    const network = linkedIn(ids);
    network.start();
    network.report(event);
    expect(calls()).toEqual([['track', { conversion_id: 42 }]]);
  });

  it('is not sent as a conversion if no conversion id is set', () => {
    const network = linkedIn({ ...ids, conversionId: null, leadConversionId: null });
    network.start();
    for (const event of [...events, 'lead'] as const) network.report(event);
    expect(window._linkedin_data_partner_ids).toEqual([ids.partnerId]);
    expect(scripts()).toHaveLength(1);
    expect(calls()).toEqual([]);
  });
});

describe('a lead reported to LinkedIn', () => {
  const leadCalls = (given: TrackingIds, leadId?: string) => {
    const network = linkedIn(given);
    network.start();
    network.report('lead', leadId);
    return calls();
  };

  it('is a conversion of its own, with the id of the lead if the site knows it', () => {
    const event = { conversion_id: 44, event_id: 'a1' };
    expect(leadCalls(ids, 'a1')).toEqual([['track', event]]);
  });
});

describe('reporting the contact page to LinkedIn', () => {
  const report = (given = ids) => linkedIn(given).report('contact-page') as () => void;

  it.each([
    ['43', '43'],
    [null, null],
  ])('requests the pixel with the contact conversion id %s', (contactConversionId, reported) => {
    report({ ...ids, contactConversionId });
    expect(pixel()).not.toBeVisible();
    const url = new URL(pixel()!.src);
    expect(url.origin).toBe(PIXEL_ORIGIN);
    expect(url.searchParams.get('pid')).toBe(ids.partnerId);
    expect(url.searchParams.get('conversionId')).toBe(reported);
  });
});
