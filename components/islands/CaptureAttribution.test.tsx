import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { CaptureAttribution } from '@/components/islands/CaptureAttribution';
import { DEFAULT_PARAMETERS, parameterRules } from '@/lib/lead/parameters';
import { STORAGE_KEYS } from '@/lib/storageKeys';

const rules = parameterRules(DEFAULT_PARAMETERS)!;
const stored = () => JSON.parse(sessionStorage.getItem(STORAGE_KEYS.attribution) ?? 'null');

describe('CaptureAttribution', () => {
  it('stores nothing while the page is prerendered', () => {
    sessionStorage.clear();
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
