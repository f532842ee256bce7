import type { TrackingIds } from '@/lib/env';

const ids: TrackingIds = { partnerId: '7', conversionId: '42', contactConversionId: '43' };

/** The module as a fresh document finds it: nothing counted yet. */
let tracking: typeof import('@/lib/tracking');
const scripts = () =>
  document.head.querySelectorAll(`script[src="${tracking.INSIGHT_SCRIPT}"]`).length;
const calls = () => window.lintrk?.q ?? [];

beforeEach(async () => {
  jest.resetModules();
  tracking = await import('@/lib/tracking');
});

afterEach(() => {
  delete window.lintrk;
  delete window._linkedin_data_partner_ids;
  document.head.replaceChildren();
  document.body.replaceChildren();
});

describe('trackMoment', () => {
  it('adds the script once, without holding up the page', () => {
    tracking.trackMoment(ids, 'app-load');
    tracking.trackMoment(ids, 'footer-load');
    tracking.trackMoment(ids, 'email-click');
    expect(scripts()).toBe(1);
    expect(document.head.querySelector('script')).toHaveProperty('async', true);
  });

  it('tells the script whose site this is', () => {
    tracking.trackMoment(ids, 'app-load');
    expect(window._linkedin_partner_id).toBe(ids.partnerId);
    expect(window._linkedin_data_partner_ids).toEqual([ids.partnerId]);
  });

  it('keeps calls in a queue until the script arrives', () => {
    tracking.trackMoment(ids, 'app-load');
    expect(calls()).toEqual([['track', { conversion_id: 42 }]]);
  });

  it('calls the script itself once it has arrived', () => {
    const lintrk = jest.fn();
    window.lintrk = lintrk;
    tracking.trackMoment(ids, 'phone-click');
    expect(lintrk).toHaveBeenCalledWith('track', { conversion_id: 42 });
    expect(scripts()).toBe(0);
  });

  it.each([
    ['app-load', 1],
    ['footer-load', 1],
    ['email-click', 3],
    ['phone-click', 3],
  ] as const)('counts three times %s as %i', (moment, times) => {
    for (let turn = 0; turn < 3; turn += 1) tracking.trackMoment(ids, moment);
    expect(calls()).toHaveLength(times);
  });

  it('counts the app and its footer apart', () => {
    tracking.trackMoment(ids, 'app-load');
    tracking.trackMoment(ids, 'footer-load');
    expect(calls()).toHaveLength(2);
  });

  it('loads the script but tracks nothing without a conversion id', () => {
    tracking.trackMoment({ ...ids, conversionId: null }, 'app-load');
    tracking.trackMoment({ ...ids, conversionId: null }, 'email-click');
    expect(scripts()).toBe(1);
    expect(calls()).toEqual([]);
  });
});

describe('addContactConversion', () => {
  const pixel = () => document.querySelector('img');

  it('adds a script and a hidden pixel', () => {
    tracking.addContactConversion(ids);
    expect(scripts()).toBe(1);
    expect(pixel()).not.toBeVisible();
    expect(pixel()).toHaveAttribute('alt', '');
  });

  it.each([
    ['43', '43'],
    [null, null],
  ])('reports the contact conversion %s to the pixel', (contactConversionId, reported) => {
    tracking.addContactConversion({ ...ids, contactConversionId });
    const url = new URL(pixel()!.src);
    expect(url.origin).toBe(tracking.PIXEL_ORIGIN);
    expect(url.searchParams.get('pid')).toBe(ids.partnerId);
    expect(url.searchParams.get('conversionId')).toBe(reported);
  });

  it('takes both away again, and nothing else', () => {
    tracking.trackMoment(ids, 'app-load');
    const remove = tracking.addContactConversion(ids);
    expect(scripts()).toBe(2);
    remove();
    expect(scripts()).toBe(1);
    expect(pixel()).toBeNull();
  });

  it('leaves no trace after visits that follow each other', () => {
    for (let visit = 0; visit < 3; visit += 1) tracking.addContactConversion(ids)();
    expect(scripts()).toBe(0);
    expect(pixel()).toBeNull();
  });
});
