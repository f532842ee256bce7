/** @jest-environment jsdom */
import { linkedIn } from '@/lib/linkedIn';

it('An event reported to LinkedIn waits in the queue until the script has loaded', () => {
  const report = linkedIn({
    partnerId: '7',
    conversionId: '42',
    contactConversionId: null,
    leadConversionId: '44',
  }).start();
  report('footer-load');
  report('lead', 'a1');
  expect(window.lintrk!.q).toEqual([
    ['track', { conversion_id: 42 }],
    ['track', { conversion_id: 44, event_id: 'a1' }],
  ]);
});
