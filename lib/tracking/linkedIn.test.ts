/** @jest-environment jsdom */
import { linkedIn, PIXEL_ORIGIN, type TrackingIds } from '@/lib/tracking/linkedIn';

const ids: TrackingIds = {
  partnerId: '7',
  conversionId: '42',
  contactConversionId: '43',
  leadConversionId: '44',
};

const calls = () => window.lintrk?.q ?? [];

afterEach(() => {
  delete window.lintrk;
  delete window._linkedin_partner_id;
  delete window._linkedin_data_partner_ids;
  document.head.replaceChildren();
  document.body.replaceChildren();
});

it('An event reported to LinkedIn waits in the queue until the script has loaded', () => {
  const network = linkedIn(ids);
  network.start();
  network.report('footer-load');
  network.report('lead', 'a1');
  expect(calls()).toEqual([
    ['track', { conversion_id: 42 }],
    ['track', { conversion_id: 44, event_id: 'a1' }],
  ]);
});

it.each(['43', null])('The contact page requests the pixel with the conversion id %s', (id) => {
  linkedIn({ ...ids, contactConversionId: id }).report('contact-page');
  const url = new URL(document.querySelector('img')!.src);
  expect(url.origin).toBe(PIXEL_ORIGIN);
  expect(url.searchParams.get('pid')).toBe(ids.partnerId);
  expect(url.searchParams.get('conversionId')).toBe(id);
});
