import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { StrictMode, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { LeadFormFrame } from '@/components/islands/LeadFormFrame';
import { leadForm } from '@/lib/fixture/content/leadForm';
import { shell } from '@/lib/fixture/content/shell';
import { site } from '@/lib/fixture/content/site';
import { leadFormConfig } from '@/jest.setup';
import { LEAD_FORM_SANDBOX, LEAD_FORM_TIMEOUT_MS } from '@/lib/lead/frame/formFrame';
import { mailtoUrl } from '@/lib/lead/frame/formUrl';
import {
  DEFAULT_PARAMETERS,
  LANDING_PAGE,
  parameterRules,
  type Landing,
  PRODUCT_PARAMETER,
} from '@/lib/lead/parameters';
import { nonBreaking } from '@/lib/company';

Object.assign(globalThis, { __ROUTES__: '/ContactUs' });

/** Each test is a new document, and the page at which it begins is the landing page. */
let mockLanding: Landing | null = null;
jest.mock('@/lib/lead/attribution/landing', () => ({
  ...jest.requireActual('@/lib/lead/attribution/landing'),
  landing: () => (mockLanding ??= { path: '/ContactUs', search: location.search }),
}));

let mockPath = '/ContactUs';
jest.mock('next/navigation', () => ({ usePathname: () => mockPath }));

const { unreachable } = leadForm;
const rules = parameterRules(DEFAULT_PARAMETERS)!;
const ARRIVAL = '/ContactUs?utm_source=news&gclid=g1&product=SaaS&other=x';
const BOOKED = 'SaaS Development';

const island = (product?: string, parameters = rules) => (
  <LeadFormFrame
    {...leadFormConfig}
    form={{ ...leadFormConfig.form, parameters }}
    title="Enquiry form"
    height="contact"
    product={product}
    products={['SaaS', BOOKED]}
  />
);
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const frame = () => screen.queryByTitle<HTMLIFrameElement>('Enquiry form');
const heading = (name: string) => screen.queryByRole('heading', { name });
const status = () => screen.getByRole('status').textContent;
/** The button below the frame. */
const reload = () =>
  screen.getByRole('button', { name: `${leadForm.notShowing} ${unreachable.retry}` });
/** The box around the frame. Its height never changes. */
const box = () => screen.getByRole('status').parentElement!;
const below = () => box().nextElementSibling as HTMLElement;
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

describe('LeadFormFrame', () => {
  it('shows a skeleton until the frame has loaded, and does not remount the frame', async () => {
    render(island());
    expect(frame()).toHaveAttribute('sandbox', LEAD_FORM_SANDBOX);
    await wait(LEAD_FORM_TIMEOUT_MS - 1);
    expect(status()).toBe(leadForm.loading);
    fireEvent.load(frame()!);
    expect(screen.queryByText(leadForm.loading)).toBeNull();
    await wait(LEAD_FORM_TIMEOUT_MS);
    expect(frame()).toBeInTheDocument();
  });

  it.each([
    ['email', site.email, mailtoUrl(site.email, BOOKED)],
    ['phone', nonBreaking(site.phone.display), `tel:${site.phone.e164}`],
    ['chat', `${leadForm.chatLabel} ${shell.newTab}`, leadFormConfig.contact.chatUrl],
  ])('shows the %s link in every state', async (_way, name, href) => {
    render(island(BOOKED));
    expect(within(below()).getByRole('link', { name })).toHaveAttribute('href', href);
    fireEvent.load(frame()!);
    expect(within(below()).getByRole('link', { name })).toHaveAttribute('href', href);
    fireEvent.click(reload());
    await wait(LEAD_FORM_TIMEOUT_MS);
    expect(within(box()).getByRole('link', { name })).toHaveAttribute('href', href);
    // The links below the frame are hidden, but still take up space.
    expect(below()).toHaveClass('invisible');
  });

  it('has no chat link for a company without a chat', () => {
    const contact = { ...leadFormConfig.contact, chatUrl: null };
    render(<LeadFormFrame {...leadFormConfig} contact={contact} title="Form" height="contact" />);
    expect(within(below()).getAllByRole('link')).toHaveLength(3);
    expect(within(below()).queryByRole('link', { name: /chat/i })).toBeNull();
  });
});

describe('LeadFormFrame with a frame that shows an error', () => {
  it('loads a new frame on request, before and after `load`, and moves focus to the box around it', () => {
    render(island());
    for (let attempt = 0; attempt < 2; attempt++) {
      const before = frame();
      fireEvent.click(reload());
      expect(frame()).not.toBe(before);
      expect(status()).toBe(leadForm.loading);
      expect(box()).toHaveFocus();
      fireEvent.load(frame()!);
    }
  });

  it('has no button that would do nothing before hydration', () => {
    staticPage(island());
    expect(reload()).toHaveClass('invisible');
  });
});

describe('LeadFormFrame with an unreachable form', () => {
  it('replaces the frame with a message of the same height, and loads the frame again on retry', async () => {
    render(island());
    const className = box().className;
    for (let attempt = 0; attempt < 2; attempt++) {
      await wait(LEAD_FORM_TIMEOUT_MS);
      expect(heading(unreachable.heading)).toBeVisible();
      expect(screen.getByText(unreachable.text)).toBeVisible();
      expect(status()).toBe(unreachable.heading);
      expect([frame(), box().className]).toEqual([null, className]);
      fireEvent.click(within(box()).getByRole('button', { name: unreachable.retry }));
      expect(status()).toBe(leadForm.loading);
      expect(document.activeElement).toContainElement(frame());
    }
    expect(className).toMatch(/\bh-frame-contact\b/);
  });
});

describe('LeadFormFrame with attribution', () => {
  it.each([
    ['from the query', undefined, 'SaaS'],
    ['from the booking, whatever the query says', BOOKED, BOOKED],
  ])(
    'loads the form from a URL that contains the campaign and the product %s',
    (_what, product, sent) => {
      history.replaceState(null, '', ARRIVAL);
      render(island(product));
      const campaign = { utm_source: 'news', gclid: 'g1', [LANDING_PAGE]: '/ContactUs' };
      expect(told()).toEqual({ ...campaign, [PRODUCT_PARAMETER]: sent });
    },
  );
});

describe('LeadFormFrame with a product that the site does not have', () => {
  it('tells the form nothing about it', () => {
    history.replaceState(null, '', '/ContactUs?product=SECURITY+ALERT');
    render(island());
    expect(told()).not.toHaveProperty(PRODUCT_PARAMETER);
  });
});

describe('LeadFormFrame in the static HTML', () => {
  it('sends the route /ContactUs as the landing page, even if the host lowercases the path', () => {
    history.replaceState(null, '', ARRIVAL);
    mockPath = '/contactus/';
    staticPage(island());
    expect(told()).toEqual({ [LANDING_PAGE]: '/ContactUs' });
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

  it('does not replace a frame that was used before hydration', async () => {
    history.replaceState(null, '', ARRIVAL);
    const container = staticPage(island());
    const first = frame()!;
    window.usedFrames = new WeakSet([first]);
    render(island(), { container, hydrate: true });
    await wait(LEAD_FORM_TIMEOUT_MS);
    expect(frame()).toBe(first);
    expect(told()).toEqual({ [LANDING_PAGE]: '/ContactUs' });
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
});
