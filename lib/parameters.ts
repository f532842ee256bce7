/**
 * The query parameters of the form's URL: the product of a booking and the attribution of the
 * visit. NEXT_PUBLIC_LEAD_FORM_PARAMETERS lists the names; `old=new` sends the parameter `old`
 * under the name `new`, and `utm_*` stands for all campaign parameters.
 */

export const DEFAULT_PARAMETERS = 'product,utm_*,gclid,gbraid,wbraid,li_fat_id,landing_page';
/** The demo form gets no attribution. */
export const DEMO_PARAMETERS = 'product';

/** Maximum length of a value, in code points. */
export const QUERY_VALUE_MAX = 200;
/** Maximum number of parameters. Without it, a link could add any number of `utm_*` parameters. */
export const QUERY_KEYS_MAX = 20;

/** Maximum length of the query, in encoded characters. Servers reject URLs that are too long. */
export const QUERY_MAX = 2000;

/** The parameter that names the chosen product. The query of /ContactUs uses the same parameter. */
export const PRODUCT_PARAMETER = 'product';
/** The URL of a page with the form, which is told the product. */
export const withProduct = <Path extends string>(path: Path, product: string) =>
  `${path}?${PRODUCT_PARAMETER}=${encodeURIComponent(product)}` as const;

/** The product in the query of /ContactUs. */
export const productIn = (search: string) => new URLSearchParams(search).get(PRODUCT_PARAMETER);
export const LANDING_PAGE = 'landing_page';
export const WILDCARD = 'utm_*';
const CAMPAIGN = /^utm_[a-z0-9_]{1,32}$/;

/**
 * Click ids: parameters that let an ad network identify a person. They are sent only if the owner
 * lists them, and only if advertising is allowed. In lowercase, because case is ignored.
 */
const CLICK_IDS: ReadonlySet<string> = new Set([
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
]);

/** Whether `utm_*` stands for a name. */
export const isCampaign = (name: string) => CAMPAIGN.test(name);

export const isClickId = (name: string) => CLICK_IDS.has(name.toLowerCase());

/** The first page of a session (attribution.ts). */
export type Landing = { path: string; search: string };

/** Values by the names that this site uses. The form may get them under other names. */
export type Attribution = Readonly<Record<string, string>>;

/** One entry of NEXT_PUBLIC_LEAD_FORM_PARAMETERS: the name on this site, and the name to send. */
export type ParameterRule = { name: string; sent: string };

/** The rules of this build, for code in browsers. */
export const formParameters = () => JSON.parse(BUILD.formParameters) as readonly ParameterRule[];

/**
 * Parses a list of parameters at build time only (lib/env.ts); the browser gets the parsed rules.
 *
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
    rules.push({ name, sent: sent ?? name });
  }
  return new Set(rules.map(({ sent }) => sent)).size === rules.length ? rules : null;
}

/**
 * Makes a value safe for a query or an email subject: one line, well-formed Unicode, trimmed,
 * limited in length.
 */
export function sanitizeValue(value: string): string {
  const line = value
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\p{Cs}/gu, '\uFFFD')
    .trim();
  return [...line].slice(0, QUERY_VALUE_MAX).join('').trim();
}

export function readAttribution(
  rules: readonly ParameterRule[],
  { path, search }: Landing,
): Attribution {
  const attribution: Record<string, string> = {};
  const params = new URLSearchParams(search);
  const keep = (name: string, value: string | null) => {
    if (value && sanitizeValue(value)) attribution[name] = sanitizeValue(value);
  };
  for (const { name } of rules) {
    if (name === LANDING_PAGE) keep(name, path);
    else if (name === WILDCARD) {
      for (const key of params.keys()) if (isCampaign(key)) keep(key, params.get(key));
    } else if (name !== PRODUCT_PARAMETER) keep(name, params.get(name));
  }
  return attribution;
}

/** Whether a parameter tells how the visitor came. All but the product do. */
export const isAttribution = ({ name }: ParameterRule) => name !== PRODUCT_PARAMETER;

/** Whether a parameter tells how advertising works. */
export const isForAdvertising = ({ name }: ParameterRule) =>
  name !== PRODUCT_PARAMETER && name !== LANDING_PAGE;

/** What a parameter tells, for the privacy notice. */
export function kindOf({ name }: ParameterRule) {
  if (name === PRODUCT_PARAMETER) return 'product';
  if (name === LANDING_PAGE) return 'landing';
  if (name === WILDCARD || name.startsWith('utm_')) return 'campaign';
  return isClickId(name) ? 'clickId' : 'other';
}

export const withoutClickIds = (attribution: Attribution): Attribution =>
  Object.fromEntries(Object.entries(attribution).filter(([name]) => !isClickId(name)));

export const withoutCampaign = (attribution: Attribution): Attribution =>
  Object.fromEntries(Object.entries(attribution).filter(([name]) => name === LANDING_PAGE));

/**
 * The query of the form's URL: no duplicate keys, and only parameters that the rules allow.
 *
 * @param product `null` if there is none
 */
export function leadFormQuery(
  rules: readonly ParameterRule[],
  product: string | null,
  attribution: Attribution,
): URLSearchParams {
  const parameters = product ? { ...attribution, [PRODUCT_PARAMETER]: product } : attribution;
  const query = new URLSearchParams();
  const usedNames = new Set<string>();
  let room = QUERY_KEYS_MAX;
  const add = (sent: string, value: string) => {
    const kept = sanitizeValue(value);
    if (room === 0 || usedNames.has(sent) || !kept) return;
    usedNames.add(sent);
    query.set(sent, kept);
    if (query.toString().length > QUERY_MAX) query.delete(sent);
    else room -= 1;
  };
  // First add the parameters that are listed by name. Otherwise, with the list
  // `utm_*,gclid=utm_id`, a `utm_id` in the attribution would be sent instead of `gclid`.
  for (const { name, sent } of rules) {
    if (name !== WILDCARD && Object.hasOwn(parameters, name)) add(sent, parameters[name]!);
  }
  if (rules.some(({ name }) => name === WILDCARD)) {
    for (const [name, value] of Object.entries(parameters)) if (isCampaign(name)) add(name, value);
  }
  return query;
}
