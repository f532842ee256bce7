import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Fragment, StrictMode, type ReactElement } from 'react';
import { LeadFormFrame } from '@/components/islands/LeadFormFrame';
import { leadForm, shell } from '@/content/shared';
import { site } from '@/content/site';
import { firstView, forgetFirstView } from '@/lib/firstView';
import { LEAD_FORM_TIMEOUT_MS } from '@/lib/leadForm';
import { DEFAULT_PARAMETERS, LANDING_PAGE, PRODUCT } from '@/lib/leadQuery';

let mockPath = '/ContactUs';
jest.mock('next/navigation', () => ({ usePathname: () => mockPath }));

const build = globalThis as unknown as { __CONSENT__: boolean };
const facts = {
  words: leadForm,
  contact: { ...site, chatLabel: leadForm.chatLabel, newTabLabel: shell.newTab },
};

const island = (parameters = DEFAULT_PARAMETERS) => (
  <LeadFormFrame
    {...facts}
    form={{ src: 'https://crm.example/forms/wtl/abc', parameters }}
    title="Enquiry form"
    height="contact"
  />
);
const frame = () => screen.getByTitle<HTMLIFrameElement>('Enquiry form');
const told = () => Object.fromEntries(new URL(frame().src).searchParams);

/** The static page's frame, before any script: the server knows no query. */
function staticPage(ui: ReactElement) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(ui);
  document.body.append(container);
  return container;
}

/** The addresses of all frames that came into the page from now on. */
function addresses(container: HTMLElement) {
  const seen: string[] = [];
  const note = (nodes: NodeList) =>
    nodes.forEach((node) => node instanceof HTMLIFrameElement && seen.push(node.src));
  const observer = new MutationObserver((records) =>
    records.forEach(({ type, target, addedNodes }) => {
      if (type === 'childList') note(addedNodes);
      else seen.push((target as HTMLIFrameElement).src);
    }),
  );
  observer.observe(container, { subtree: true, childList: true, attributeFilter: ['src'] });
  return seen;
}

beforeEach(() => {
  jest.useFakeTimers();
  mockPath = '/ContactUs';
  sessionStorage.clear();
  forgetFirstView();
});

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

const ARRIVAL = '/ContactUs?utm_source=news&gclid=g1&product=SaaS&other=x';

describe('LeadFormFrame and where the visitor came from', () => {
  it('tells the form what the first view told, and the product', () => {
    history.replaceState(null, '', ARRIVAL);
    render(island());
    expect(told()).toEqual({
      [PRODUCT]: 'SaaS',
      utm_source: 'news',
      gclid: 'g1',
      [LANDING_PAGE]: '/ContactUs',
    });
  });

  it('keeps to the first view on a later page', () => {
    firstView(DEFAULT_PARAMETERS, { path: '/FAQ', search: '?utm_source=news' });
    render(island());
    expect(told()).toEqual({ utm_source: 'news', [LANDING_PAGE]: '/FAQ' });
  });

  it.each([
    ['off', '', {}],
    ['renamed', 'gclid=click_id', { click_id: 'g1' }],
  ])('obeys a deployer who has it %s', (_how, parameters, expected) => {
    history.replaceState(null, '', ARRIVAL);
    render(island(parameters));
    expect(told()).toEqual(expected);
  });

  it.each([
    [
      'sends Global Privacy Control',
      () =>
        Object.defineProperty(navigator, 'globalPrivacyControl', {
          value: true,
          configurable: true,
        }),
    ],
    ['has not said yes', () => jest.replaceProperty(build, '__CONSENT__', true)],
  ])('keeps the click id of a visitor who %s', (_who, refuse) => {
    refuse();
    history.replaceState(null, '', ARRIVAL);
    render(island());
    expect(told()).not.toHaveProperty('gclid');
    expect(told()).toHaveProperty('utm_source', 'news');
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('LeadFormFrame in the static page', () => {
  it('knows nothing but the page', () => {
    history.replaceState(null, '', ARRIVAL);
    staticPage(island());
    expect(told()).toEqual({ [LANDING_PAGE]: '/ContactUs' });
  });

  it.each([
    ['', Fragment],
    [' in strict mode', StrictMode],
  ])('changes its address once for a visitor who brings something%s', async (_mode, Mode) => {
    const page = () => <Mode>{island()}</Mode>;
    history.replaceState(null, '', ARRIVAL);
    const container = staticPage(page());
    const seen = addresses(container);
    const { rerender } = render(page(), { container, hydrate: true });
    history.replaceState(null, '', '/ContactUs?utm_source=other&product=Other');
    rerender(page());
    await act(() => jest.advanceTimersByTimeAsync(LEAD_FORM_TIMEOUT_MS - 1));
    expect(seen).toEqual([frame().src]);
    expect(told()).toMatchObject({ utm_source: 'news', [PRODUCT]: 'SaaS' });
  });

  it('keeps its frame for a visitor who brings nothing', async () => {
    const container = staticPage(island());
    const first = frame();
    const seen = addresses(container);
    render(island(), { container, hydrate: true });
    await act(() => jest.advanceTimersByTimeAsync(LEAD_FORM_TIMEOUT_MS - 1));
    expect(frame()).toBe(first);
    expect(seen).toEqual([]);
  });

  it('keeps a frame that somebody types in already', async () => {
    history.replaceState(null, '', ARRIVAL);
    const container = staticPage(island());
    const first = frame();
    first.focus();
    render(island(), { container, hydrate: true });
    await act(() => jest.advanceTimersByTimeAsync(LEAD_FORM_TIMEOUT_MS));
    first.blur();
    await act(() => jest.advanceTimersByTimeAsync(LEAD_FORM_TIMEOUT_MS));
    expect(frame()).toBe(first);
    expect(told()).toEqual({ [LANDING_PAGE]: '/ContactUs' });
  });
});
