import { act, fireEvent, render, screen } from '@testing-library/react';
import { LeadFormFrame } from '@/components/islands/LeadFormFrame';
import { leadForm, shell } from '@/content/shared';
import { site } from '@/content/site';
import { LEAD_FORM_TIMEOUT_MS, mailtoUrl } from '@/lib/leadForm';

const form = {
  src: 'https://crm.example/forms/wtl/abc',
  words: leadForm,
  contact: { ...site, chatLabel: leadForm.chatLabel, newTabLabel: shell.newTab },
};
const { unreachable } = leadForm;

const show = (product?: string) =>
  render(
    <LeadFormFrame
      {...form}
      title="Enquiry form"
      height="popup"
      {...(product ? { product } : {})}
    />,
  );
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const frame = () => screen.queryByTitle('Enquiry form');
const heading = () => screen.queryByRole('heading', { name: unreachable.heading });
const isLoading = () => screen.getByRole('status').textContent === leadForm.loading;

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
    ['phone', site.phone.display, `tel:${site.phone.e164}`],
    ['chat', `${leadForm.chatLabel} ${shell.newTab}`, site.chatUrl],
  ])('offers %s instead', (_way, name, href) => {
    show('SaaS Development');
    wait(LEAD_FORM_TIMEOUT_MS);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('tries again when it is asked to', () => {
    show('SaaS Development');
    wait(LEAD_FORM_TIMEOUT_MS);
    fireEvent.click(screen.getByRole('button', { name: unreachable.retry }));
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
