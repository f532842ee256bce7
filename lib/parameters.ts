/**
 * The query parameters of the form's URL: the product of a booking and the attribution of the visit.
 * NEXT_PUBLIC_LEAD_FORM_PARAMETERS lists them: `old=new` sends `old` under the name `new`, and `utm_*` is
 * all campaign parameters.
 */

export const DEFAULT_PARAMETERS = 'product,utm_*,gclid,gbraid,wbraid,li_fat_id,landing_page';
/** The demonstration form gets no attribution. */
export const DEMO_PARAMETERS = 'product';

export const QUERY_VALUE_MAX = 200;
/** In encoded characters: servers reject URLs that are too long. */
export const QUERY_MAX = 2000;

/** Also in the query of /ContactUs. */
export const PRODUCT_PARAMETER = 'product';
/** By this field of the own form, an endpoint can drop a second copy of a lead. */
export const LEAD_ID = 'lead_id';
export const OWN_FORM = 'own-form';
const LANDING_PAGE = 'landing_page';
const WILDCARD = 'utm_*';
const CAMPAIGN = /^utm_[a-z0-9_]{1,32}$/;

/**
 * Parameters that let an ad network identify a person. They are sent only if the setting lists them and
 * advertising is allowed. In lowercase, because case is ignored.
 */
const CLICK_IDS: readonly string[] = [
  'gclid', // Google Ads
  'gbraid', // Google Ads, from iOS apps
  'wbraid', // Google Ads, from iOS apps to websites
  'dclid', // Google Display & Video 360, Campaign Manager
  'msclkid', // Microsoft Advertising
  'fbclid', // Meta
  'li_fat_id', // LinkedIn
  'ttclid', // TikTok
  'twclid', // X
  'sccid', // Snapchat (ScCid)
  'rdt_cid', // Reddit
  'epik', // Pinterest
  'qclid', // Quora
  'yclid', // Yandex
  'tblci', // Taboola
  'irclickid', // impact.com
  'cjevent', // CJ Affiliate
];

type Kind = 'product' | 'landing' | 'campaign' | 'clickId' | 'other';

/** The name on this site, and the name to send. */
export type ParameterRule = { name: string; sent: string; kind: Kind };

/** By the names to send. */
export type Attribution = Readonly<Record<string, string>>;

function kindOf(name: string): Kind {
  if (name === PRODUCT_PARAMETER) return 'product';
  if (name === LANDING_PAGE) return 'landing';
  if (name.startsWith('utm_')) return 'campaign';
  return CLICK_IDS.includes(name.toLowerCase()) ? 'clickId' : 'other';
}

/**
 * When the site is built (lib/env.ts). Browsers get the rules.
 * @returns `null` if the list is malformed or sends two parameters under the same name
 */
export function parameterRules(list: string): ParameterRule[] | null {
  const entries = list.split(',').map((entry) => entry.trim());
  const rules: ParameterRule[] = [];
  for (const entry of entries) {
    if (entry === '') continue;
    const [, name, sent] =
      /^(utm_\*|[A-Za-z][\w.-]{0,39})(?:=([A-Za-z0-9][\w.[\]-]{0,39}))?$/.exec(entry) ?? [];
    if (!name || (name === WILDCARD && sent)) return null;
    rules.push({ name, sent: sent ?? name, kind: kindOf(name) });
  }
  return new Set(rules.map(({ sent }) => sent)).size === rules.length ? rules : null;
}

export const isAttribution = ({ kind }: ParameterRule) => kind !== 'product';

export const isForAdvertising = ({ kind }: ParameterRule) =>
  kind !== 'product' && kind !== 'landing';

/** The form of the contact page receives the product or service. */
export const contactAbout = (title: string) =>
  `/ContactUs?${PRODUCT_PARAMETER}=${encodeURIComponent(title)}` as const;

export const formParameters = () => JSON.parse(BUILD.formParameters) as readonly ParameterRule[];

/** From the first URL of a visit. Of two values with one name, the form gets that of the later rule. */
export function readAttribution(
  rules: readonly ParameterRule[],
  { path, search }: { path: string; search: string },
): Attribution {
  const query = new URLSearchParams(search);
  const campaign = [...new Set(query.keys())].filter((key) => CAMPAIGN.test(key));
  const found = rules.filter(isAttribution).flatMap(({ name, sent, kind }) => {
    if (kind === 'landing') return [[sent, path]];
    if (name === WILDCARD) return campaign.map((key) => [key, query.get(key)]);
    return [[sent, query.get(name)]];
  });
  return Object.fromEntries(found.filter(([, value]) => value));
}

/**
 * Makes a value safe for a query or an email subject: one line, well-formed Unicode, trimmed, at most
 * `QUERY_VALUE_MAX`.
 */
export function sanitizeValue(value: string): string {
  const line = value
    .replace(/\p{Cc}+/gu, ' ')
    .toWellFormed()
    .trim();
  return [...line].slice(0, QUERY_VALUE_MAX).join('').trim();
}

/** @param product `null` if there is none */
export function leadFormQuery(
  rules: readonly ParameterRule[],
  product: string | null,
  attribution: Attribution,
): URLSearchParams {
  const about = rules.filter(({ kind }) => kind === 'product').map(({ sent }) => [sent, product]);
  const query = new URLSearchParams();
  for (const [name, value] of [...about, ...Object.entries(attribution)]) {
    const kept = sanitizeValue(value ?? '');
    if (!kept || query.has(name!)) continue;
    query.set(name!, kept);
    if (query.toString().length > QUERY_MAX) query.delete(name!);
  }
  return query;
}

/**
 * Adds the product and the attribution to the URL of a hosted form, whose own parameters have priority: to
 * its query or, if its fragment holds parameters or is empty, to the fragment. Typeform reads its hidden
 * fields from there, because browsers do not send fragments (https://github.com/Typeform/embed/issues/260).
 * @param src an absolute URL, or a path of this site
 */
export function leadFormUrl(
  src: string,
  rules: readonly ParameterRule[],
  product: string | null,
  attribution: Attribution,
): string {
  const url = new URL(src, location.href);
  const part = src.endsWith('#') || url.hash.includes('=') ? 'hash' : 'search';
  const own = url[part].slice(1);
  const names = new URLSearchParams(own);
  const added = [...leadFormQuery(rules, product, attribution)].filter(([key]) => !names.has(key));
  if (added.length > 0) url[part] = `${own && `${own}&`}${new URLSearchParams(added)}`;
  return url.href;
}
