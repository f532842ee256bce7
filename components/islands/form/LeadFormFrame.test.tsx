import { act, render, screen } from '@testing-library/react';
import { StrictMode, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { BookedProduct, LeadFormFrame } from '@/components/islands/form/LeadFormFrame';
import { leadFormConfig } from '@/jest.setup';
import { LEAD_FORM_TIMEOUT_MS } from '@/lib/browser/lead/formFrame';
import {
  DEFAULT_PARAMETERS,
  LANDING_PAGE,
  parameterRules,
  readAttribution,
  type Landing,
  type ParameterRule,
  PRODUCT_PARAMETER,
} from '@/lib/lead/parameters';

/** Each test is a new document, and the page at which it begins is the landing page. */
let mockLanding: Landing | null = null;
jest.mock('@/lib/browser/attribution', () => ({
  attribution: (of: readonly ParameterRule[]) =>
    readAttribution(of, (mockLanding ??= { path: '/ContactUs', search: location.search })),
}));

let mockPath = '/ContactUs';
jest.mock('next/navigation', () => ({ usePathname: () => mockPath }));

const rules = parameterRules(DEFAULT_PARAMETERS)!;
const ARRIVAL = '/ContactUs?utm_source=news&gclid=g1&product=SaaS&other=x';
const BOOKED = 'SaaS Development';

const island = (product?: string) => (
  <BookedProduct value={product}>
    <LeadFormFrame
      {...leadFormConfig}
      form={{ ...leadFormConfig.form, parameters: rules }}
      title="Enquiry form"
      place="contact"
      products={['SaaS', BOOKED]}
    />
  </BookedProduct>
);
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const frame = () => screen.queryByTitle<HTMLIFrameElement>('Enquiry form');
const told = () => Object.fromEntries(new URL(frame()!.src).searchParams);

/** Adds the static HTML to the document. The static HTML is the same for every query string. */
function staticPage(ui: ReactElement) {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(ui);
  return container;
}

beforeEach(() => {
  jest.useFakeTimers();
  mockPath = '/ContactUs';
  sessionStorage.clear();
  mockLanding = null;
});

afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  Reflect.deleteProperty(document, 'prerendering');
  delete window.usedFrames;
});

it('tells the form nothing about it', () => {
  history.replaceState(null, '', '/ContactUs?product=SECURITY+ALERT');
  render(island());
  expect(told()).not.toHaveProperty(PRODUCT_PARAMETER);
});

it('replaces the frame once to add the campaign to its URL, and ignores later changes to the query of the page', async () => {
  const page = () => <StrictMode>{island()}</StrictMode>;
  history.replaceState(null, '', ARRIVAL);
  const container = staticPage(page());
  const first = frame();
  const { rerender } = render(page(), { container, hydrate: true });
  const second = frame();
  expect(second).not.toBe(first);
  history.replaceState(null, '', '/ContactUs?utm_source=other&product=Other');
  rerender(page());
  await wait(LEAD_FORM_TIMEOUT_MS - 1);
  expect(frame()).toBe(second);
  expect(told()).toMatchObject({ utm_source: 'news', [PRODUCT_PARAMETER]: 'SaaS' });
});

it('keeps its frame while the page is prerendered, and replaces it on activation', () => {
  history.replaceState(null, '', ARRIVAL);
  Object.assign(document, { prerendering: true });
  const container = staticPage(island());
  const first = frame();
  render(island(), { container, hydrate: true });
  expect(frame()).toBe(first);
  expect(told()).toEqual({ [LANDING_PAGE]: '/ContactUs' });
  Object.assign(document, { prerendering: false });
  act(() => void document.dispatchEvent(new Event('prerenderingchange')));
  expect(told()).toMatchObject({ utm_source: 'news', [PRODUCT_PARAMETER]: 'SaaS' });
});
