/** @jest-environment jsdom */
import type { TrackingIds } from '@/lib/tracking/linkedIn';
import { INSIGHT_SCRIPT, linkedIn, PIXEL_ORIGIN } from '@/lib/tracking/linkedIn';

const ids: TrackingIds = {
  partnerId: '7',
  conversionId: '42',
  contactConversionId: '43',
  leadConversionId: '44',
};

const scripts = () => document.head.querySelectorAll(`script[src="${INSIGHT_SCRIPT}"]`);
const calls = () => window.lintrk?.q ?? [];

afterEach(() => {
  delete window.lintrk;
  delete window._linkedin_partner_id;
  delete window._linkedin_data_partner_ids;
  document.head.replaceChildren();
  document.body.replaceChildren();
});

describe('an event reported to LinkedIn', () => {
  it('waits in the queue until the script has loaded', () => {
    const network = linkedIn(ids);
    network.start();
    network.report('footer-load');
    network.report('lead', 'a1');
    expect(calls()).toEqual([
      ['track', { conversion_id: 42 }],
      ['track', { conversion_id: 44, event_id: 'a1' }],
    ]);
  });

  it('is not sent as a conversion if no conversion id is set', () => {
    const network = linkedIn({ ...ids, conversionId: null, leadConversionId: null });
    network.start();
    for (const event of ['app-load', 'email-click', 'lead'] as const) network.report(event);
    expect(window._linkedin_data_partner_ids).toEqual([ids.partnerId]);
    expect(scripts()).toHaveLength(1);
    expect(calls()).toEqual([]);
  });
});

it.each(['43', null])('The contact page requests the pixel with the conversion id %s', (id) => {
  linkedIn({ ...ids, contactConversionId: id }).report('contact-page');
  const url = new URL(document.querySelector('img')!.src);
  expect(url.origin).toBe(PIXEL_ORIGIN);
  expect(url.searchParams.get('pid')).toBe(ids.partnerId);
  expect(url.searchParams.get('conversionId')).toBe(id);
});
