import { act, fireEvent, render, screen } from '@testing-library/react';
import { LeadFormFrame } from '@/components/islands/LeadFormFrame';
import { leadForm, shell } from '@/content/shared';
import { site } from '@/content/site';
import { leadFormFacts as form } from '@/jest.setup';
import {
  LEAD_FORM_SANDBOX,
  LEAD_FORM_TIMEOUT_MS,
  leadFormUrl,
  mailtoUrl,
  PRODUCT_PARAMETER,
} from '@/lib/leadForm';
import { unbroken } from '@/lib/phone';

jest.mock('next/navigation', () => ({ usePathname: () => '/ContactUs' }));

const show = (product?: string) =>
  render(
    <LeadFormFrame
      {...form}
      title="Enquiry form"
      height="contact"
      {...(product ? { product } : {})}
    />,
  );
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const frame = () => screen.queryByTitle('Enquiry form');
const isLoading = () => screen.getByRole('status').textContent === leadForm.loading;

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  jest.restoreAllMocks();
  history.replaceState(null, '', '/');
});

describe('LeadFormFrame', () => {
  it('shows the outline of a form while the frame loads', () => {
    show();
    wait(LEAD_FORM_TIMEOUT_MS - 1);
    expect(frame()).toBeInTheDocument();
    expect(isLoading()).toBe(true);
  });

  it('gives the frame the permissions of the specification and no others', () => {
    show();
    expect(frame()).toHaveAttribute('sandbox', LEAD_FORM_SANDBOX);
  });

  it('takes the outline away once the frame has loaded, and keeps the frame', () => {
    show();
    fireEvent.load(frame()!);
    expect(screen.queryByText(leadForm.loading)).not.toBeInTheDocument();
    expect(isLoading()).toBe(false);
    wait(LEAD_FORM_TIMEOUT_MS);
    expect(frame()).toBeInTheDocument();
  });

  it.each([
    ['of another origin', null],
    ['of this origin', { URL: 'https://site.example/forms/wtl/demo/', readyState: 'complete' }],
  ])('notices a form %s that loaded before it could listen', (_origin, page) => {
    jest
      .spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get')
      .mockReturnValue(page as Document | null);
    show();
    wait(0);
    expect(isLoading()).toBe(false);
  });

  it.each([
    { URL: 'about:blank', readyState: 'complete' },
    { URL: 'https://site.example/forms/wtl/demo/', readyState: 'loading' },
  ])('does not take $URL ($readyState) for the form', (page) => {
    jest
      .spyOn(HTMLIFrameElement.prototype, 'contentDocument', 'get')
      .mockReturnValue(page as Document);
    show();
    wait(0);
    expect(isLoading()).toBe(true);
  });

  it('carries the product of a booking to the form', () => {
    show('SaaS Development');
    expect(frame()).toHaveAttribute('src', leadFormUrl(form.form, 'SaaS Development'));
  });

  it('carries the product of the page’s own query to the form', () => {
    history.replaceState(null, '', `/ContactUs?${PRODUCT_PARAMETER}=Cab+Booking+App`);
    show();
    expect(frame()).toHaveAttribute('src', leadFormUrl(form.form, 'Cab Booking App'));
  });

  it('prefers the product of a booking to the query', () => {
    history.replaceState(null, '', `/Products?${PRODUCT_PARAMETER}=Cab+Booking+App`);
    show('SaaS Development');
    expect(frame()).toHaveAttribute('src', leadFormUrl(form.form, 'SaaS Development'));
  });

  it.each([
    ['email', site.email, mailtoUrl(site.email, 'SaaS Development')],
    ['phone', unbroken(site.phone.display), `tel:${site.phone.e164}`],
    ['chat', `${leadForm.chatLabel} ${shell.newTab}`, site.chatUrl],
  ])('offers %s under the frame while it loads, and after', (_way, name, href) => {
    show('SaaS Development');
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    fireEvent.load(frame()!);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
    expect(screen.getByRole('heading', { name: leadForm.direct })).toBeVisible();
  });

  it('leaves no timer behind', () => {
    show().unmount();
    expect(jest.getTimerCount()).toBe(0);
  });
});
