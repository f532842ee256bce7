import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { CaptureAttribution } from '@/components/islands/CaptureAttribution';
import { ATTRIBUTION_KEY, allowedAttribution, forgetAttribution } from '@/lib/lead/attribution';
import { DEFAULT_PARAMETERS, parameterRules } from '@/lib/lead/parameters';
import { recordConsent } from '@/lib/tracking/advertisingConsent';

let mockPath = '/FAQ';
jest.mock('next/navigation', () => ({ usePathname: () => mockPath }));

const rules = parameterRules(DEFAULT_PARAMETERS)!;

const build = globalThis as unknown as { __CONSENT__: boolean };

const attribution = { utm_source: 'news', gclid: 'g1', landing_page: '/FAQ' };
const stored = () => JSON.parse(sessionStorage.getItem(ATTRIBUTION_KEY) ?? 'null') as unknown;

/** A session that starts on /FAQ and continues on /ContactUs with a client-side navigation. */
function travel() {
  history.replaceState(null, '', '/FAQ?utm_source=news&gclid=g1');
  const island = <CaptureAttribution parameters={rules} />;
  const { rerender } = render(island, { wrapper: StrictMode });
  mockPath = '/ContactUs';
  history.replaceState(null, '', '/ContactUs?utm_source=other');
  rerender(<CaptureAttribution parameters={rules} />);
}
const askedLater = () => allowedAttribution(rules, { path: '/ContactUs', search: location.search });

beforeEach(() => {
  mockPath = '/FAQ';
  sessionStorage.clear();
  forgetAttribution();
});

afterEach(() => {
  jest.restoreAllMocks();
  history.replaceState(null, '', '/');
});

describe('CaptureAttribution', () => {
  it('stores the landing page of the session for a form on a later page', () => {
    travel();
    expect(stored()).toEqual(attribution);
    expect(askedLater()).toEqual(attribution);
  });

  it('stores the attribution only after consent', () => {
    jest.replaceProperty(build, '__CONSENT__', true);
    travel();
    expect(sessionStorage).toHaveLength(0);
    act(() => recordConsent(true));
    expect(stored()).toEqual(attribution);
    recordConsent(false);
  });
});
