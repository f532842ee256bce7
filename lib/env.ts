import { z } from 'zod';

import { languages } from '@/content/languages';
import { leadForm as formWords, ownForm } from '@/content/leadForm';
import { site } from '@/content/site';
import { DEMO_FORM_PATH, FORMS_PATH } from '@/lib/lead/frame/formPaths';
import { encodingOf, encodingProblem, serviceProblem, takenName } from '@/lib/lead/own/fieldNames';
import { ENCODINGS, type Encoding } from '@/lib/lead/own/request';
import {
  FORM_SERVICES,
  formService,
  isFormService,
  serviceOf,
  type FormServiceName,
} from '@/lib/lead/own/services';
import {
  DEFAULT_PARAMETERS,
  DEMO_PARAMETERS,
  isAttribution,
  parameterRules,
  type ParameterRule,
} from '@/lib/lead/parameters';
import { expectedOrigin, isOrigin, isSource } from '@/lib/origins';
import { ANALYTICS_VALUES, analyticsTools, type AnalyticsTool } from '@/lib/tracking/analytics';
import type { TrackingIds } from '@/lib/tracking/linkedIn';
import type { Vendor } from '@/lib/tracking/vendor';
import { consentRevision, consentVendors } from '@/lib/tracking/vendors';

/**
 * Deployment settings, read once at build time. This module is the only one in the site that reads
 * `process.env`. Everything else uses a `Settings` object.
 */
export type Settings = {
  /** Why this build is a preview, such as `VERCEL_ENV=preview`. `null` for the live site. */
  preview: string | null;
  /** Whether drafts and entries with a future date are shown: in `next dev` and in previews. */
  drafts: boolean;
  /** Absolute origin, without a trailing slash: `https://example.com`. */
  siteUrl: string;
  /** The path that the site is served under: an empty string, or a path such as `/site`. */
  basePath: string;
  /** The base path without the folder of a further language. */
  sitePath: string;
  /** The base path of each language, the first one first. Empty for a site in one language. */
  languages: Readonly<Record<string, string>>;
  /** For the build of a further language. `null` for the first one. */
  plan: SitePlan | null;
  /**
   * The lead form, and the parameters that it receives (lib/lead/parameters.ts):
   * - `hosted`: a page of another service in a frame, with the origins that the frame may load;
   * - `own`: the site's own form, part of the page, with where it sends leads;
   * - `demo`: the demonstration form in a frame, which sends nothing.
   */
  leadForm: LeadFormSettings & { parameters: readonly ParameterRule[] };
  /** LinkedIn Insight Tag ids. `null` turns tracking off. */
  tracking: TrackingIds | null;
  /** The analytics tools (lib/tracking/analytics.ts). */
  analytics: readonly AnalyticsTool[];
  /** Whether tracking was explicitly turned off (`none`), not merely left unset. */
  trackingDeclined: boolean;
  /** Whether NEXT_PUBLIC_TRACKING_CONSENT has been set to any value. */
  consentDecided: boolean;
  /** Whether visitors are asked for consent if there is something to ask (`consent` below). */
  mayAsk: boolean;
  /**
   * Where the editor at /admin/ saves, the origin that signs its users in, and whether its changes become
   * pull requests. `null`: no editor.
   */
  editor: { repository: string; signIn: string | null; review: boolean } | null;
};

/** What the build of the first language tells that of a further one (scripts/languages/build.ts). */
const PLAN = z.strictObject({
  /** The language, and the last folder of its base path. */
  tag: z.string(),
  /** The ids of the entries that this language shows in the first one. */
  originals: z.array(z.string()),
  /** The paths that some language does not show: entries and their lists, and pages whose list is empty. */
  hidden: z.array(z.string()),
  /**
   * The same, with the entries that some language shows in the first one, and the pages that search engines do
   * not find in some language.
   */
  untranslated: z.array(z.string()),
  /** The vendors whose frames the site shows: policy and consent are the same in all languages. */
  embeds: z.array(z.string()),
});

export type SitePlan = z.infer<typeof PLAN>;

/** The settings, and what follows from them and from the vendors whose frames pages show. */
export type BuildSettings = Settings & {
  /** These vendors (content/embeds.ts). */
  embeds: readonly Vendor[];
  /**
   * Whether visitors are asked before anything is loaded, stored or sent for advertising. If this
   * build does none of that, they are not asked, whatever the setting says.
   */
  consent: boolean;
};

export type LeadFormSettings =
  | { kind: 'hosted'; src: string; origins: readonly string[] }
  | { kind: 'own'; sending: Sending }
  | { kind: 'demo'; src: string };

/** Where the site's own form sends leads, and how (lib/lead/own/services.ts). */
export type Sending = {
  action: string;
  service: FormServiceName;
  encoding: Encoding;
  /** Hidden fields with fixed values, such as a key. */
  hidden: Readonly<Record<string, string>>;
  /** The origins that may receive and answer the lead, as sources of a policy. */
  origins: readonly string[];
};

/**
 * Turns tracking off and, unlike an unset variable, tells the launch check that this is intended.
 */
export const NO_NETWORK = 'none';

/** The URL of a form. `http` is allowed only for loopback addresses. */
const isFormUrl = (value: string) => {
  if (!URL.canParse(value)) return false;
  const { origin, username, password } = new URL(value);
  return isOrigin(origin) && username + password === '';
};

const isEncoding = (value: string): value is Encoding =>
  (ENCODINGS as readonly string[]).includes(value);

/** Pairs of a name and a value, in the format of a query. */
const isQuery = (value: string) => value.split('&').every((pair) => /^[^=\s]+=\S+$/.test(pair));

const list = (value: string) => value.split(',').map((entry) => entry.trim());

const ORIGIN = 'an https origin without a path, such as https://example.com';
/** At most 15 digits: LinkedIn's tag takes a JavaScript number, and larger ones are not exact. */
const DIGITS = 'digits only, 15 at most, such as 1234567';

/** An unset variable and an empty one mean the same: use the default. */
const optional = (
  rule: (value: string) => boolean,
  expected: string,
  explain: (value: string, expected: string) => string = () => expected,
) =>
  z
    .string()
    .trim()
    .default('')
    .refine((value) => value === '' || rule(value), {
      error: ({ input }) => explain(String(input), expected),
    });

const DIGITS_RULE = /^\d{1,15}$/;
const digits = optional((value) => DIGITS_RULE.test(value), DIGITS);

const schema = z.object({
  NEXT_PUBLIC_SITE_URL: optional(isOrigin, ORIGIN, expectedOrigin),
  NEXT_PUBLIC_BASE_PATH: optional(
    // Hosts and browsers resolve the segments `.` and `..`.
    (value) => /^(\/(?!\.{1,2}(\/|$))[A-Za-z0-9._-]+)+$/.test(value),
    'a path that starts with a slash and does not end with one, such as /site',
  ),
  NEXT_PUBLIC_SITE_ENV: optional(
    (value) => value === 'preview' || value === 'production',
    'preview or production',
  ),
  NEXT_PUBLIC_PREVIEW_FORM: optional(
    (value) => value === 'demo' || value === 'live',
    'demo or live',
  ),
  NEXT_PUBLIC_LEAD_FORM_HOST: optional(isOrigin, ORIGIN, expectedOrigin),
  NEXT_PUBLIC_LEAD_FORM_ID: optional(
    (value) => /^[A-Za-z0-9_-]{1,128}$/.test(value),
    'letters, digits, - and _ only, as in /forms/wtl/{form_id}',
  ),
  NEXT_PUBLIC_LEAD_FORM_URL: optional(
    isFormUrl,
    'an https URL, such as https://forms.example.com/contact?lang=en',
  ),
  NEXT_PUBLIC_LEAD_FORM_ACTION: optional(
    (value) => isFormUrl(value) && !value.includes('#'),
    'an https URL without a fragment, such as https://formspree.io/f/form_id',
  ),
  NEXT_PUBLIC_LEAD_FORM_SERVICE: optional(
    isFormService,
    `one of ${Object.keys(FORM_SERVICES).join(', ')}`,
  ),
  NEXT_PUBLIC_LEAD_FORM_ENCODING: optional(isEncoding, `one of ${ENCODINGS.join(', ')}`),
  NEXT_PUBLIC_LEAD_FORM_FIELDS: optional(
    isQuery,
    'names and values in the format of a query, such as access_key=123&from_name=Website',
  ),
  NEXT_PUBLIC_LEAD_FORM_ORIGINS: optional(
    (value) => list(value).every(isSource),
    'https origins without a path, separated by commas, such as https://pay.example.com',
    (value, expected) =>
      expectedOrigin(list(value).find((origin) => !isSource(origin)) ?? '', expected),
  ),
  NEXT_PUBLIC_LEAD_FORM_PARAMETERS: optional(
    (value) => value === 'off' || parameterRules(value) !== null,
    'names separated by commas, each once, such as product,utm_*,gclid=click_id (or off)',
  ),
  NEXT_PUBLIC_LINKEDIN_PARTNER_ID: optional(
    (value) => value === NO_NETWORK || DIGITS_RULE.test(value),
    `${DIGITS} (or none)`,
  ),
  NEXT_PUBLIC_ANALYTICS: optional((value) => analyticsTools(value) !== null, ANALYTICS_VALUES),
  NEXT_PUBLIC_TRACKING_CONSENT: optional(
    (value) => value === 'ask' || value === 'off',
    'ask or off',
  ),
  NEXT_PUBLIC_EDITOR: optional(
    (value) => /^github:[A-Za-z\d-]+\/[\w.-]+$/.test(value),
    'a repository on GitHub, such as github:owner/repository',
  ),
  NEXT_PUBLIC_EDITOR_SIGN_IN: optional(isOrigin, ORIGIN, expectedOrigin),
  NEXT_PUBLIC_EDITOR_REVIEW: optional((value) => value === 'on', 'on'),
  NEXT_PUBLIC_LINKEDIN_CONVERSION_ID: digits,
  NEXT_PUBLIC_LINKEDIN_CONTACT_CONVERSION_ID: digits,
  NEXT_PUBLIC_LINKEDIN_LEAD_CONVERSION_ID: digits,
});

type Variables = z.infer<typeof schema>;

/** Whether a build does something that needs consent where the law requires it. */
const hasToAsk = ({
  leadForm,
  ...vendors
}: Pick<BuildSettings, 'tracking' | 'analytics' | 'embeds' | 'leadForm'>) =>
  consentVendors(vendors).length > 0 || leadForm.parameters.some(isAttribution);

/** @param embeds the vendors whose frames pages show (scripts/embeds.ts) */
export const settingsWith = (settings: Settings, embeds: readonly Vendor[]): BuildSettings => ({
  ...settings,
  embeds,
  consent: settings.mayAsk && hasToAsk({ ...settings, embeds }),
});

/**
 * The constants of browser code (lib/globals.d.ts), from the settings. The bundlers drop branches
 * behind a constant that is `false`.
 */
export const constantsOf = (settings: BuildSettings) => ({
  __TRACKING__: settings.tracking !== null || settings.analytics.length > 0,
  __LINKEDIN__: settings.tracking !== null,
  __ANALYTICS__: settings.analytics.length > 0,
  __EMBEDS__: settings.embeds.map(({ id }) => id).join(' '),
  __CONSENT__: settings.consent,
  __CONSENT_REVISION__: consentRevision(settings),
  __BASE_PATH__: settings.basePath,
  __SITE_PATH__: settings.sitePath,
  __OWN_FORM__: settings.leadForm.kind === 'own',
  __ATTRIBUTION__: settings.leadForm.parameters.some(isAttribution),
  __ELSEWHERE__: (site.elsewhere ?? []).join(' '),
  __LANGUAGES__: Object.keys(settings.languages).length > 0,
});

/** The names of all settings. */
export const SETTINGS = Object.keys(schema.shape);

/**
 * The variables with which hosts say that a build is a preview of a pull request. A branch deploy of
 * Netlify is not one, because it may be a live site.
 * https://vercel.com/docs/environment-variables/system-environment-variables
 * https://docs.netlify.com/build/configure-builds/environment-variables/
 */
const HOST_PREVIEWS = { VERCEL_ENV: 'preview', CONTEXT: 'deploy-preview' };

/** Returns why the build is a preview. NEXT_PUBLIC_SITE_ENV has priority over the host. */
function previewOf(source: Record<string, string | undefined>, env: string): string | null {
  if (env !== '') return env === 'preview' ? 'NEXT_PUBLIC_SITE_ENV=preview' : null;
  const said = Object.entries(HOST_PREVIEWS).find(([name, value]) => source[name] === value);
  return said ? said.join('=') : null;
}

const SETTING_OF_PREVIEW = /_(SITE_URL|BASE_PATH|SITE_ENV|PREVIEW_FORM|TRACKING_CONSENT)$/;

/**
 * A preview keeps only these settings and, with NEXT_PUBLIC_PREVIEW_FORM=live, those of the form. The
 * others are blank, so that a preview sends nothing to anyone.
 */
const forPreview = (values: Variables): Variables =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const isForm = name.startsWith('NEXT_PUBLIC_LEAD_FORM_');
      const isKept = isForm
        ? values.NEXT_PUBLIC_PREVIEW_FORM === 'live'
        : SETTING_OF_PREVIEW.test(name);
      return [name, isKept ? value : ''];
    }),
  ) as Variables;

/** Settings that require another setting: [setting, required setting]. */
const PAIRS: readonly [keyof Variables, keyof Variables][] = [
  ['NEXT_PUBLIC_LEAD_FORM_HOST', 'NEXT_PUBLIC_LEAD_FORM_ID'],
  ['NEXT_PUBLIC_LEAD_FORM_ID', 'NEXT_PUBLIC_LEAD_FORM_HOST'],
  ['NEXT_PUBLIC_LEAD_FORM_SERVICE', 'NEXT_PUBLIC_LEAD_FORM_ACTION'],
  ['NEXT_PUBLIC_LEAD_FORM_ENCODING', 'NEXT_PUBLIC_LEAD_FORM_ACTION'],
  ['NEXT_PUBLIC_LEAD_FORM_FIELDS', 'NEXT_PUBLIC_LEAD_FORM_ACTION'],
  ['NEXT_PUBLIC_EDITOR_SIGN_IN', 'NEXT_PUBLIC_EDITOR'],
  ['NEXT_PUBLIC_EDITOR_REVIEW', 'NEXT_PUBLIC_EDITOR'],
  ['NEXT_PUBLIC_LINKEDIN_CONVERSION_ID', 'NEXT_PUBLIC_LINKEDIN_PARTNER_ID'],
  ['NEXT_PUBLIC_LINKEDIN_CONTACT_CONVERSION_ID', 'NEXT_PUBLIC_LINKEDIN_PARTNER_ID'],
  ['NEXT_PUBLIC_LINKEDIN_LEAD_CONVERSION_ID', 'NEXT_PUBLIC_LINKEDIN_PARTNER_ID'],
];

/**
 * @throws Error if leads have the id of another conversion: LinkedIn would add up leads and page views
 */
function checkLeadConversion(values: Variables) {
  const lead = values.NEXT_PUBLIC_LINKEDIN_LEAD_CONVERSION_ID;
  if (lead === '') return;
  for (const other of [
    'NEXT_PUBLIC_LINKEDIN_CONVERSION_ID',
    'NEXT_PUBLIC_LINKEDIN_CONTACT_CONVERSION_ID',
  ] as const)
    if (values[other] !== '' && Number(values[other]) === Number(lead))
      throw new Error(
        `NEXT_PUBLIC_LINKEDIN_LEAD_CONVERSION_ID is "${lead}", but so is ${other}: make a conversion for leads in Campaign Manager, and set its id.`,
      );
}

/** @param value a valid list */
const rulesOf = (value: string) => (value === 'off' ? [] : parameterRules(value)!);

/**
 * @throws Error if the service needs a hidden field that is not set, or does not take a field or the
 * encoding, or if a name is already taken
 */
function sendingOf(values: Variables, furtherOrigins: readonly string[]): Sending {
  const action = values.NEXT_PUBLIC_LEAD_FORM_ACTION;
  const named = values.NEXT_PUBLIC_LEAD_FORM_SERVICE;
  const service = isFormService(named) ? named : serviceOf(action);
  const { hidden, keys = [], origins = [] } = formService(service);
  const own = Object.fromEntries(new URLSearchParams(values.NEXT_PUBLIC_LEAD_FORM_FIELDS));
  for (const key of keys)
    if (!own[key])
      throw new Error(
        `NEXT_PUBLIC_LEAD_FORM_FIELDS is ${values.NEXT_PUBLIC_LEAD_FORM_FIELDS ? `"${values.NEXT_PUBLIC_LEAD_FORM_FIELDS}"` : 'empty'}, but ${service} needs ${key}: add ${key}=…, as in the form that ${service} generates.`,
      );
  const parameters = values.NEXT_PUBLIC_LEAD_FORM_PARAMETERS || DEFAULT_PARAMETERS;
  const names = [...new URLSearchParams(values.NEXT_PUBLIC_LEAD_FORM_FIELDS).keys()];
  const problem = serviceProblem(service, formService(service), ownForm.fields);
  if (problem) throw new Error(problem);
  const encoding = values.NEXT_PUBLIC_LEAD_FORM_ENCODING;
  const mismatch = encodingProblem(service, formService(service), ownForm.fields, encoding);
  if (mismatch)
    throw new Error(`NEXT_PUBLIC_LEAD_FORM_ENCODING is "${encoding}", but ${mismatch}.`);
  const taken = takenName(formService(service), ownForm.fields, names, rulesOf(parameters));
  if (taken)
    throw new Error(
      `${taken.setting} is "${values[taken.setting] || DEFAULT_PARAMETERS}", but the form already has the name "${taken.name}": choose another name.`,
    );
  return {
    action,
    service,
    encoding: isEncoding(encoding) ? encoding : encodingOf(formService(service), ownForm.fields),
    hidden: { ...hidden, ...own },
    origins: [...new Set([new URL(action).origin, ...origins, ...furtherOrigins])],
  };
}

/** Whether this is `next dev`. */
export const isDevelopment = () => process.env.NODE_ENV === 'development';

/** In development, include the file name: the dev server does not serve index.html for a folder. */
const FORM_FILE = isDevelopment() ? 'index.html' : '';

/**
 * The lead form of a language. Some services, such as Perfex CRM, have one language per form.
 *
 * @param form `leadForm.form` of the language: the id of a hosted form, or its URL
 * @throws Error if that is neither
 */
export function formInLanguage<Form extends LeadFormSettings>(leadForm: Form, form?: string): Form {
  if (leadForm.kind !== 'hosted' || form === undefined) return leadForm;
  const src = URL.canParse(form, leadForm.src) ? new URL(form, leadForm.src).href : '';
  if (!isFormUrl(src))
    throw new Error(
      `content/leadForm.ts leadForm.form: is "${form}", but must be an https URL, or the end of one, such as the id of a form`,
    );
  return { ...leadForm, src, origins: [new URL(src).origin, ...leadForm.origins.slice(1)] };
}

const HOSTED = ['NEXT_PUBLIC_LEAD_FORM_URL', 'NEXT_PUBLIC_LEAD_FORM_HOST'] as const;

function leadFormOf(values: Variables): LeadFormSettings {
  const { NEXT_PUBLIC_BASE_PATH: basePath, NEXT_PUBLIC_LEAD_FORM_ACTION: action } = values;
  const url = values.NEXT_PUBLIC_LEAD_FORM_URL;
  const host = values.NEXT_PUBLIC_LEAD_FORM_HOST;
  const furtherOrigins = values.NEXT_PUBLIC_LEAD_FORM_ORIGINS;
  if (url !== '' && host !== '') {
    throw new Error(
      `NEXT_PUBLIC_LEAD_FORM_URL is "${url}", but NEXT_PUBLIC_LEAD_FORM_HOST is "${host}": set either the URL, or the host and the id.`,
    );
  }
  const hosted = HOSTED.find((name) => values[name] !== '');
  if (action !== '' && hosted) {
    throw new Error(
      `NEXT_PUBLIC_LEAD_FORM_ACTION is "${action}", but ${hosted} is "${values[hosted]}": set the action for the site's own form, or a hosted form, not both.`,
    );
  }
  const formUrl = url || (host && `${host}${FORMS_PATH}${values.NEXT_PUBLIC_LEAD_FORM_ID}`);
  if (furtherOrigins !== '' && formUrl + action === '') {
    throw new Error(
      `NEXT_PUBLIC_LEAD_FORM_ORIGINS is "${furtherOrigins}", but no form is set: set NEXT_PUBLIC_LEAD_FORM_URL, or remove the origins.`,
    );
  }
  const named = list(furtherOrigins).filter(Boolean);
  if (formUrl !== '') {
    const origins = [...new Set([new URL(formUrl).origin, ...named])];
    return { kind: 'hosted', src: formUrl, origins };
  }
  if (action !== '') return { kind: 'own', sending: sendingOf(values, named) };
  return { kind: 'demo', src: basePath + DEMO_FORM_PATH + FORM_FILE };
}

/**
 * Reads and validates the settings.
 *
 * @throws Error with a one-line message: the variable, its value, and what is expected
 */
export function readSettings(source: Record<string, string | undefined> = process.env): Settings {
  const parsed = schema.safeParse(source);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    const name = String(issue.path[0]);
    throw new Error(`${name} is "${source[name]}", but must be ${issue.message}, or empty.`);
  }
  const preview = previewOf(source, parsed.data.NEXT_PUBLIC_SITE_ENV);
  const values = preview ? forPreview(parsed.data) : parsed.data;
  for (const [given, needs] of PAIRS) {
    const lacking =
      values[needs] === '' ||
      (needs === 'NEXT_PUBLIC_LINKEDIN_PARTNER_ID' && values[needs] === NO_NETWORK);
    if (values[given] !== '' && lacking) {
      throw new Error(
        `${given} is "${values[given]}", but ${needs} is ${values[needs] || 'empty'}: set both, or neither.`,
      );
    }
  }
  checkLeadConversion(values);
  const basePath = values.NEXT_PUBLIC_BASE_PATH;
  const plan = source.SITE_PLAN ? PLAN.parse(JSON.parse(source.SITE_PLAN)) : null;
  const sitePath = plan ? basePath.slice(0, -`/${plan.tag}`.length) : basePath;
  const { form }: { direct: string; form?: string } = formWords;
  const leadForm = formInLanguage(leadFormOf(values), form);
  const partnerId = values.NEXT_PUBLIC_LINKEDIN_PARTNER_ID;
  const conversionId = values.NEXT_PUBLIC_LINKEDIN_CONVERSION_ID || null;
  const parameters =
    values.NEXT_PUBLIC_LEAD_FORM_PARAMETERS ||
    (leadForm.kind === 'demo' ? DEMO_PARAMETERS : DEFAULT_PARAMETERS);
  const tracking =
    partnerId === '' || partnerId === NO_NETWORK
      ? null
      : {
          partnerId,
          conversionId,
          contactConversionId: values.NEXT_PUBLIC_LINKEDIN_CONTACT_CONVERSION_ID || conversionId,
          leadConversionId: values.NEXT_PUBLIC_LINKEDIN_LEAD_CONVERSION_ID || null,
        };
  const repository = values.NEXT_PUBLIC_EDITOR.replace('github:', '');
  return {
    preview,
    drafts: preview !== null || source.NODE_ENV === 'development',
    siteUrl: values.NEXT_PUBLIC_SITE_URL || site.url,
    basePath,
    sitePath,
    languages: Object.fromEntries(
      languages.map((tag, index) => [tag, index === 0 ? sitePath : `${sitePath}/${tag}`]),
    ),
    plan,
    leadForm: { ...leadForm, parameters: rulesOf(parameters) },
    tracking,
    analytics: analyticsTools(values.NEXT_PUBLIC_ANALYTICS)!,
    trackingDeclined: partnerId === NO_NETWORK,
    consentDecided: values.NEXT_PUBLIC_TRACKING_CONSENT !== '',
    mayAsk: values.NEXT_PUBLIC_TRACKING_CONSENT === 'ask',
    editor: repository
      ? {
          repository,
          signIn: values.NEXT_PUBLIC_EDITOR_SIGN_IN || null,
          review: values.NEXT_PUBLIC_EDITOR_REVIEW === 'on',
        }
      : null,
  };
}
