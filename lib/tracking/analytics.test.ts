/** @jest-environment jsdom */
import { analyticsTools, analyticsVendor } from '@/lib/tracking/analytics';
import { deleteStored } from '@/lib/browser/tracking/vendorTraces';
import { analyticsNetwork } from '@/lib/tracking/analyticsNetworks';

const PLAUSIBLE = 'https://plausible.io/js/pa-abc_DEF.js';
const UMAMI = '94db1cb1-74f4-4a40-ad6c-962362670409';
const GOOGLE = 'G-ABC123';

it('recognizes each tool by what the tool shows its customers', () => {
  expect(
    analyticsTools(` ${PLAUSIBLE}, ${UMAMI}@https://stats.site.example/script.js,${GOOGLE}`),
  ).toEqual([
    { vendor: 'plausible', script: PLAUSIBLE, id: '', needsConsent: false },
    {
      vendor: 'umami',
      script: 'https://stats.site.example/script.js',
      id: UMAMI,
      needsConsent: false,
    },
    {
      vendor: 'googleAnalytics',
      script: `https://www.googletagmanager.com/gtag/js?id=${GOOGLE}`,
      id: GOOGLE,
      needsConsent: true,
    },
  ]);
  expect(analyticsTools('')).toEqual([]);
});

it.each([
  'http://plausible.io/js/pa-abc.js',
  "https://plausible.io/js/pa-abc.js;script-src 'unsafe-inline'",
  `${UMAMI}@https://a.example/s.js@https://b.example/s.js`,
  `${GOOGLE}, G-DEF456`,
])('refuses %s', (value) => {
  expect(analyticsTools(value)).toBeNull();
});

it('configures Google Analytics with its id, and sends the name that it recommends for a lead', () => {
  const network = analyticsNetwork(analyticsTools(GOOGLE)![0]!);
  network.start();
  network.report('lead');
  network.report('phone-click');
  const calls = window.dataLayer!.map((call) => Array.from(call as ArrayLike<unknown>));
  expect(window.dataLayer!.some(Array.isArray)).toBe(false);
  expect(calls).toEqual([
    ['js', expect.any(Date)],
    ['config', GOOGLE],
    ['event', 'generate_lead'],
    ['event', 'phone_click'],
  ]);
});

it('Withdrawal also deletes what Google stores for a property that is linked with Google Ads', () => {
  const names = ['_ga', '_ga_1', '_gcl_au', '_gcl_aw', '_gac_gb_1', '_gac_UA-1-2'];
  for (const name of names) document.cookie = `${name}=1; path=/`;
  localStorage.setItem('_gcl_ls', '{}');
  const [tool] = analyticsTools(GOOGLE)!;
  deleteStored(analyticsVendor(tool!).stored);
  expect(document.cookie).toBe('');
  expect(localStorage).toHaveLength(0);
});
