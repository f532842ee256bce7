import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { LeadFormFrame } from '@/components/islands/LeadFormFrame';
import { leadForm, shell } from '@/content/shared';
import { site } from '@/content/site';
import { leadFormFacts as form } from '@/jest.setup';
import { LEAD_FORM_TIMEOUT_MS, mailtoUrl } from '@/lib/leadForm';
import { unbroken } from '@/lib/phone';

jest.mock('next/navigation', () => ({ usePathname: () => '/ContactUs' }));

const { unreachable } = leadForm;

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
const heading = () => screen.queryByRole('heading', { name: unreachable.heading });
const status = () => screen.getByRole('status').textContent;
/** What keeps its height, whatever stands in it. */
const box = () => screen.getByRole('status').parentElement!;
/** The links under the box. */
const below = () => box().nextElementSibling!;
const isLoading = () => status() === leadForm.loading;

beforeEach(() => jest.useFakeTimers());

afterEach(() => jest.restoreAllMocks());

describe('LeadFormFrame when the form does not come', () => {
  it('says so when the time is up', () => {
    show();
    wait(LEAD_FORM_TIMEOUT_MS);
    expect(heading()).toBeVisible();
    expect(screen.getByText(unreachable.text)).toBeVisible();
    expect(frame()).not.toBeInTheDocument();
  });

  it('says so at once to a visitor who is offline', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show();
    wait(0);
    expect(heading()).toBeVisible();
  });

  it.each([
    ['email', site.email, mailtoUrl(site.email, 'SaaS Development')],
    ['phone', unbroken(site.phone.display), `tel:${site.phone.e164}`],
    ['chat', `${leadForm.chatLabel} ${shell.newTab}`, site.chatUrl],
  ])('offers %s instead', (_way, name, href) => {
    show('SaaS Development');
    wait(LEAD_FORM_TIMEOUT_MS);
    expect(within(box()).getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('says so to screen readers', () => {
    show();
    wait(LEAD_FORM_TIMEOUT_MS);
    expect(status()).toBe(unreachable.heading);
  });

  it('says so when nobody answers, though the browser’s own error page has loaded', async () => {
    jest.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    show();
    fireEvent.load(frame()!);
    await act(() => jest.advanceTimersByTimeAsync(1));
    expect(heading()).toBeVisible();
  });

  it('asks without the query whether the form is there', async () => {
    const request = jest.spyOn(window, 'fetch');
    show('SaaS Development');
    wait(0);
    expect(request.mock.calls.map(([address]) => address)).toEqual([form.form.src]);
  });

  it('hides the links below while the same ones stand in the frame’s place', () => {
    show();
    expect(below()).not.toHaveClass('invisible');
    wait(LEAD_FORM_TIMEOUT_MS);
    expect(below()).toHaveClass('invisible');
    expect(within(below() as HTMLElement).getAllByRole('link')).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name: unreachable.retry }));
    expect(below()).not.toHaveClass('invisible');
  });

  it('keeps the height of its box in every state', () => {
    show();
    const loading = box().className;
    wait(LEAD_FORM_TIMEOUT_MS);
    const failed = box().className;
    fireEvent.click(screen.getByRole('button', { name: unreachable.retry }));
    fireEvent.load(frame()!);
    expect([failed, box().className]).toEqual([loading, loading]);
    expect(loading).toMatch(/\bh-frame-contact\b/);
  });

  it('tries again when it is asked to', () => {
    show('SaaS Development');
    const first = frame();
    wait(LEAD_FORM_TIMEOUT_MS);
    fireEvent.click(screen.getByRole('button', { name: unreachable.retry }));
    expect(frame()).not.toBe(first);
    expect(heading()).not.toBeInTheDocument();
    expect(isLoading()).toBe(true);
    fireEvent.load(frame()!);
    wait(LEAD_FORM_TIMEOUT_MS);
    expect(frame()).toBeInTheDocument();
  });

  it('gives up again when the second attempt fails too', () => {
    show();
    wait(LEAD_FORM_TIMEOUT_MS);
    fireEvent.click(screen.getByRole('button', { name: unreachable.retry }));
    wait(LEAD_FORM_TIMEOUT_MS);
    expect(heading()).toBeVisible();
  });

  it('leaves a form alone that somebody types in, though its load never ended', () => {
    show();
    frame()!.focus();
    wait(LEAD_FORM_TIMEOUT_MS);
    expect(frame()).toBeInTheDocument();
  });

  it('keeps the focus in its place when the button goes away', () => {
    show();
    wait(LEAD_FORM_TIMEOUT_MS);
    fireEvent.click(screen.getByRole('button', { name: unreachable.retry }));
    expect(document.activeElement).toContainElement(frame());
  });
});
