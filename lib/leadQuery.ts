/**
 * What goes along with a lead as query parameters of the form's address: the product of a booking
 * and where the visitor came from. The deployer lists the names (NEXT_PUBLIC_LEAD_FORM_PARAMETERS);
 * `name=sent` passes one on under another name, `utm_*` stands for every campaign parameter.
 */

export const DEFAULT_PARAMETERS = 'product,utm_*,gclid,li_fat_id,landing_page';
/** What the demonstration form is told: it has no marketing to account for. */
export const DEMO_PARAMETERS = 'product';

/** Longest value, in code points: a query is not a place for essays. */
export const QUERY_VALUE_MAX = 200;
/** Most parameters: `utm_*` would else let a link grow the query without end. */
export const QUERY_KEYS_MAX = 20;

/** Longest query, in encoded characters: servers refuse an address of some thousands. */
export const QUERY_MAX = 2000;

export const PRODUCT = 'product';
export const LANDING_PAGE = 'landing_page';
const WILDCARD = 'utm_*';
const CAMPAIGN = /^utm_[a-z0-9_]{1,32}$/;

/** Names by which an advertising network knows a person again; the rest tells of the campaign. */
const CLICK_IDS: readonly string[] = ['gclid', 'li_fat_id'];

/** Values by the names under which they are known here. */
export type LeadFacts = Readonly<Record<string, string>>;

type Rule = { name: string; sent: string };

/** @returns the rules of a list, or null if it is malformed or would send one name twice */
export function parameterRules(list: string): Rule[] | null {
  const entries = list.split(',').map((entry) => entry.trim());
  const rules: Rule[] = [];
  for (const entry of entries) {
    if (entry === '') continue;
    const [, name, sent] =
      /^(utm_\*|[A-Za-z][\w.-]{0,39})(?:=([A-Za-z][\w.[\]-]{0,39}))?$/.exec(entry) ?? [];
    if (!name || (name === WILDCARD && sent)) return null;
    rules.push({ name, sent: sent ?? name });
  }
  return new Set(rules.map(({ sent }) => sent)).size === rules.length ? rules : null;
}

/** A value fit for a query or a subject: one line, well-formed, trimmed, of bounded length. */
export function bounded(value: string): string {
  const line = value
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\p{Cs}/gu, '\uFFFD')
    .trim();
  return [...line].slice(0, QUERY_VALUE_MAX).join('').trim();
}

/** What the first view of a session tells: the listed parameters of its address, and its path. */
export function factsOf(
  list: string,
  { path, search }: { path: string; search: string },
): LeadFacts {
  const facts: Record<string, string> = {};
  const asked = new URLSearchParams(search);
  const keep = (name: string, value: string | null) => {
    if (value && bounded(value)) facts[name] = bounded(value);
  };
  for (const { name } of parameterRules(list) ?? []) {
    if (name === LANDING_PAGE) keep(name, path);
    else if (name === WILDCARD) {
      for (const key of asked.keys()) if (CAMPAIGN.test(key)) keep(key, asked.get(key));
    } else if (name !== PRODUCT) keep(name, asked.get(name));
  }
  return facts;
}

/** Without the names by which a network knows a person again. */
export const withoutClickIds = (facts: LeadFacts): LeadFacts =>
  Object.fromEntries(Object.entries(facts).filter(([name]) => !CLICK_IDS.includes(name)));

/** The query of the form's address; no key twice, nothing that the list does not name. */
export function leadQuery(list: string, facts: LeadFacts): string {
  const query = new URLSearchParams();
  let room = QUERY_KEYS_MAX;
  const add = (sent: string, value: string) => {
    const kept = bounded(value);
    if (room === 0 || query.has(sent) || !kept) return;
    query.set(sent, kept);
    if (query.toString().length > QUERY_MAX) query.delete(sent);
    else room -= 1;
  };
  const rules = parameterRules(list) ?? [];
  // The named ones first: an alias must not lose its place to a campaign's invention.
  for (const { name, sent } of rules) {
    if (name !== WILDCARD && Object.hasOwn(facts, name)) add(sent, facts[name]!);
  }
  if (rules.some(({ name }) => name === WILDCARD)) {
    for (const [name, value] of Object.entries(facts)) if (CAMPAIGN.test(name)) add(name, value);
  }
  return query.toString();
}
