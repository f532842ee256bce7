import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { freshly } from '@/jest.setup';
import type { OwnFormService } from '@/lib/lead/own/services';
import { linkedIn } from '@/lib/tracking/linkedIn';
import type { Arrival } from '@/lib/tracking/submission';

const build = globalThis as unknown as { __OWN_FORM__: boolean };
Object.assign(globalThis, { __OWN_FORM__: true, __ROUTES__: '/FAQ /thank-you' });

const FORM = 'https://crm.example';
const SERVICE = {
  action: 'https://api.example/leads',
  mode: 'fetch',
  encoding: 'urlencoded',
  confirms: 'body',
} as OwnFormService;
const IDS = {
  partnerId: '7',
  conversionId: null,
  contactConversionId: null,
  leadConversionId: '44',
};

/** Opens a document with an ad network. Returns what the network hears of leads. */
async function open({ type = 'navigate', loaded = '/thank-you', referrer = '' } = {}) {
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
  performance.getEntriesByType = () => [
    { type, name: new URL(loaded, location.href).href } as PerformanceNavigationTiming,
  ];
  delete window.lintrk;
  const { startTracking, LeadTracking, leads } = await freshly(async () => ({
    ...(await import('@/lib/tracking/tracking')),
    ...(await import('@/components/islands/LeadTracking')),
    leads: await import('@/lib/lead/own/leads'),
  }));
  startTracking([linkedIn(IDS)]);
  const show = () =>
    act(async () =>
      render(
        <StrictMode>
          <LeadTracking path="/thank-you" formOrigins={[FORM]} />
        </StrictMode>,
      ),
    );
  const view = await show();
  return { leads, view, show, heard: () => window.lintrk?.q ?? [] };
}

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(performance, 'getEntriesByType');
  sessionStorage.clear();
  document.head.replaceChildren();
});

describe('A hosted form', () => {
  beforeEach(() => void (build.__OWN_FORM__ = false));
  const referrer = `${FORM}/`;

  it('that opens /thank-you is counted once, whatever is rendered again', async () => {
    const { view, show, heard } = await open({ referrer });
    view.unmount();
    await show();
    expect(heard()).toEqual([['track', { conversion_id: 44 }]]);
  });

  it.each<Partial<Arrival>>([{ loaded: '/FAQ', referrer }])(
    'is not counted after %j',
    async (arrival) => {
      const { heard } = await open(arrival);
      expect(heard()).toEqual([]);
    },
  );
});

describe('The site’s own form', () => {
  beforeEach(() => void (build.__OWN_FORM__ = true));

  /** Sends a lead that the service accepts. Returns its id. */
  async function send({ leads }: Awaited<ReturnType<typeof open>>) {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<form data-own-form="contact"><input data-field="name" name="name" value="Ada"></form>',
    );
    window.fetch = () => Promise.resolve({ status: 200, text: async () => '{}' } as Response);
    const form = document.querySelector('form')!;
    await act(() => leads.send(form, SERVICE));
    form.remove();
    return leads.leadState().confirmed!;
  }

  it('is counted with the id of the lead by the next document, once', async () => {
    const first = await open({ loaded: '/FAQ' });
    const id = await send(first);
    expect(first.heard()).toEqual([]);
    first.view.unmount();
    const second = await open();
    expect(second.heard()).toEqual([['track', { conversion_id: 44, event_id: id }]]);
    second.view.unmount();
    for (const type of ['reload', 'back_forward', 'navigate']) {
      const later = await open({ type });
      expect(later.heard()).toEqual([]);
      later.view.unmount();
    }
  });

  it('is counted without another document if the page has told the visitor', async () => {
    const page = await open({ loaded: '/FAQ' });
    const id = await send(page);
    await act(async () => page.leads.settle());
    expect(page.heard()).toEqual([['track', { conversion_id: 44, event_id: id }]]);
  });
});
