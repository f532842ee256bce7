import { benefits } from '@/content/collections/benefits';
import { brands } from '@/content/collections/brands';
import { counters } from '@/content/collections/counters';
import { faqs } from '@/content/collections/faqs';
import { products } from '@/content/collections/products';
import { reasons } from '@/content/collections/reasons';
import { services } from '@/content/collections/services';
import { popup } from '@/content/shared';
import { CONFETTI_MAX_DELAY_S, CONFETTI_PIECES } from '@/lib/confetti';
import { COUNT_UP_MS } from '@/lib/countUp';
import { LEAD_FORM_SANDBOX } from '@/lib/leadForm';
import { NAVBAR_SCROLL_THRESHOLD_PX } from '@/lib/navbar';
import {
  POPUP_DELAY_MS,
  POPUP_EXCLUDED_PATHS,
  POPUP_FADE_IN_START_MS,
  POPUP_FADE_OUT_MS,
  POPUP_FLAG_KEY,
} from '@/lib/popup';
import tokens from '@/tailwind.config';

const { maxWidth, spacing } = tokens.theme.extend;

/** The one place where the numbers of section 9 are typed again. */
describe('constants of the specification', () => {
  it.each<[string, unknown, unknown]>([
    ['popup delay, in ms', POPUP_DELAY_MS, 2500],
    ['popup fade-in start, in ms', POPUP_FADE_IN_START_MS, 50],
    ['popup fade-out, in ms', POPUP_FADE_OUT_MS, 400],
    ['popup session flag key', POPUP_FLAG_KEY, 'popupShown_once'],
    ['popup excluded paths', POPUP_EXCLUDED_PATHS, ['/ContactUs', '/thank-you']],
    ['popup maximum width', maxWidth.modal, '620px'],
    ['popup form frame height', spacing['frame-popup'], '420px'],
    ['contact page form frame height', spacing['frame-contact'], '437px'],
    ['promised contact time', popup.text.match(/within .* hours/)?.[0], 'within 24 working hours'],
    ['navbar scroll threshold, in px', NAVBAR_SCROLL_THRESHOLD_PX, 50],
    ['length of a count, in ms', COUNT_UP_MS, 10_000],
    ['first counter', counters[0], { label: 'Happy Clients', target: 500, suffix: '+' }],
    ['second counter', counters[1], { label: 'Team Members', target: 50, suffix: '+' }],
    ['number of counters', counters.length, 2],
    ['number of Why Choose Us items', reasons.length, 7],
    ['number of benefit cards', benefits.length, 4],
    ['number of service cards', services.length, 6],
    ['number of brand cards', brands.length, 6],
    ['number of FAQ items', faqs.length, 4],
    ['number of products', products.length, 12],
    ['offset of grid and booking modal', spacing['modal-top'], '100px'],
    [
      'sandbox of the frame',
      LEAD_FORM_SANDBOX.split(' '),
      ['allow-top-navigation', 'allow-forms', 'allow-scripts', 'allow-same-origin', 'allow-popups'],
    ],
    ['number of confetti pieces', CONFETTI_PIECES, 20],
    ['longest confetti delay, in s', CONFETTI_MAX_DELAY_S, 5],
  ])('%s', (_name, actual, specified) => {
    expect(actual).toEqual(specified);
  });
});
