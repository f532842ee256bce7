/** @jest-environment jsdom */
import { analyticsNetwork, analyticsTools } from '@/lib/analytics';

const PLAUSIBLE = 'https://plausible.io/js/pa-abc_DEF.js';
const GOOGLE = 'G-ABC123';

it('recognizes each tool by what the tool shows its customers', () => {
  expect(analyticsTools(` ${PLAUSIBLE}, ${GOOGLE}`)).toEqual([
    { vendor: 'plausible', value: PLAUSIBLE },
    { vendor: 'googleAnalytics', value: GOOGLE },
  ]);
});

it.each([
  'http://plausible.io/js/pa-abc.js',
  "https://plausible.io/js/pa-abc.js;script-src 'unsafe-inline'",
  `${GOOGLE}, G-DEF456`,
])('refuses %s', (value) => {
  expect(analyticsTools(value)).toBeNull();
});

it('configures Google Analytics with its id, and sends the name that it recommends for a lead', () => {
  const report = analyticsNetwork(analyticsTools(GOOGLE)![0]!).start();
  report('lead');
  report('phone-click');
  const calls = window.dataLayer!.map((call) => Array.from(call as ArrayLike<unknown>));
  expect(window.dataLayer!.some(Array.isArray)).toBe(false);
  expect(calls).toEqual([
    ['js', expect.any(Date)],
    ['config', GOOGLE],
    ['event', 'generate_lead'],
    ['event', 'phone_click'],
  ]);
});
