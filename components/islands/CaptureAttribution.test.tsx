import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { CaptureAttribution } from '@/components/islands/CaptureAttribution';
import { DEFAULT_PARAMETERS, parameterRules } from '@/lib/lead/parameters';
import { STORAGE_KEYS } from '@/lib/storageKeys';
import { setAds } from '@/lib/tracking/consent';

const rules = parameterRules(DEFAULT_PARAMETERS)!;
const build = globalThis as unknown as { __CONSENT__: boolean };
const stored = () => JSON.parse(sessionStorage.getItem(STORAGE_KEYS.attribution) ?? 'null');

describe('CaptureAttribution', () => {
  it('stores the attribution only while the visitor consents', async () => {
    Object.assign(globalThis, { __ROUTES__: '/FAQ' });
    jest.replaceProperty(build, '__CONSENT__', true);
    setAds('unset');
    history.replaceState(null, '', '/FAQ?utm_source=news&gclid=g1');
    render(<CaptureAttribution parameters={rules} />, { wrapper: StrictMode });
    expect(sessionStorage).toHaveLength(0);
    await act(async () => setAds('granted'));
    expect(stored()).toEqual({ utm_source: 'news', gclid: 'g1', landing_page: '/FAQ' });
    await act(async () => setAds('denied'));
    expect(sessionStorage).toHaveLength(0);
    delete window.adsState;
    jest.restoreAllMocks();
  });

  it('stores nothing while the page is prerendered', () => {
    sessionStorage.clear();
    Object.assign(globalThis, { __ROUTES__: '/FAQ' });
    Object.assign(document, { prerendering: true });
    history.replaceState(null, '', '/FAQ?utm_source=news');
    render(<CaptureAttribution parameters={rules} />, { wrapper: StrictMode });
    expect(sessionStorage).toHaveLength(0);
    Object.assign(document, { prerendering: false });
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(stored()).toMatchObject({ landing_page: '/FAQ' });
    Reflect.deleteProperty(document, 'prerendering');
  });
});
