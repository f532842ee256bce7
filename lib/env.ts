import { z } from 'zod';

import { site } from '@/content/site';
import { ANALYTICS_VALUES, analyticsTools, analyticsVendor } from '@/lib/analytics';
import { embedVendor } from '@/lib/embed';
import { LINKEDIN, type LinkedInIds } from '@/lib/linkedIn';
import { isFormUrl, isOrigin, isSource } from '@/lib/origins';
import {
  DEFAULT_PARAMETERS,
  DEMO_PARAMETERS,
  isAttribution,
  parameterRules,
} from '@/lib/parameters';
import type { Vendor } from '@/lib/vendors';

/**
 * The settings of a deployment. Only this module and lib/flags.ts read `process.env`. Code in browsers gets
 * props or `BUILD.…`, because this module imports zod.
 */

type Source = Readonly<Record<string, string | undefined>>;

/** An empty value is an unset one. */
const setting = (accepts: (value: string) => boolean, remedy: string) =>
  z
    .string()
    .trim()
    // Others may be invisible, if they come from a web page, and would change a URL unseen.
    .regex(/^[ -~]*$/, { abort: true, error: 'write ASCII characters only, and encode others' })
    .refine((value) => value === '' || accepts(value), remedy)
    .default('');

const oneOf = (...values: readonly string[]) =>
  setting((value) => values.includes(value), `write ${values.join(' or ')}`);

const origin = setting(
  isOrigin,
  'write an https origin without a path or a slash at its end, such as https://example.com',
);

/** At most 15 digits: LinkedIn's tag takes a JavaScript number, and larger ones are not exact. */
const isLinkedInId = (value: string) => /^\d{1,15}$/.test(value);
const LINKEDIN_ID = 'write digits only, 15 at most, such as 1234567';
const linkedInId = setting(isLinkedInId, LINKEDIN_ID);

const listOf = (value: string) =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

const schema = z.object({
  NEXT_PUBLIC_SITE_URL: origin,
  NEXT_PUBLIC_BASE_PATH: setting(
    // Hosts and browsers resolve the segments `.` and `..`.
    (value) => /^(\/(?!\.{1,2}(\/|$))[A-Za-z0-9._-]+)+$/.test(value),
    'write a path that starts with a slash and does not end with one, such as /site',
  ),
  NEXT_PUBLIC_SITE_ENV: oneOf('preview', 'production'),
  NEXT_PUBLIC_PREVIEW_FORM: oneOf('demo', 'live'),

  NEXT_PUBLIC_LEAD_FORM_HOST: origin,
  NEXT_PUBLIC_LEAD_FORM_ID: setting(
    (value) => /^[A-Za-z0-9_-]{1,128}$/.test(value),
    'write letters, digits, - and _ only, as in /forms/wtl/{form_id}',
  ),
  NEXT_PUBLIC_LEAD_FORM_URL: setting(
    isFormUrl,
    'write an https URL, such as https://forms.example.com/contact?lang=en',
  ),
  NEXT_PUBLIC_LEAD_FORM_ACTION: setting(
    (value) => isFormUrl(value) && !value.includes('#'),
    'write an https URL without a fragment, such as https://formspree.io/f/form_id',
  ),
  NEXT_PUBLIC_LEAD_FORM_FIELDS: setting(
    (value) => value.split('&').every((pair) => /^[^=\s]+=\S+$/.test(pair)),
    'write names and values in the format of a query, such as access_key=123&from_name=Website',
  ),
  NEXT_PUBLIC_LEAD_FORM_ORIGINS: setting(
    (value) => value.split(',').every((entry) => isSource(entry.trim())),
    'write https origins without a path, separated by commas, such as https://pay.example.com',
  ),
  NEXT_PUBLIC_LEAD_FORM_PARAMETERS: setting(
    (value) => value === 'off' || parameterRules(value) !== null,
    'write names separated by commas, each once, such as product,utm_*,gclid=click_id, or off',
  ),

  NEXT_PUBLIC_EDITOR: setting(
    // The editor can open pull requests only on GitHub and GitLab, and the site's is on GitHub.
    (value) => /^github:[A-Za-z\d-]+\/[\w.-]+$/.test(value),
    'write a repository on GitHub, such as github:owner/repository',
  ),
  NEXT_PUBLIC_EDITOR_SIGN_IN: origin,
  NEXT_PUBLIC_EDITOR_REVIEW: oneOf('on'),

  NEXT_PUBLIC_LINKEDIN_PARTNER_ID: setting(
    (value) => value === 'none' || isLinkedInId(value),
    `${LINKEDIN_ID}, or none`,
  ),
  NEXT_PUBLIC_LINKEDIN_CONVERSION_ID: linkedInId,
  NEXT_PUBLIC_LINKEDIN_CONTACT_CONVERSION_ID: linkedInId,
  NEXT_PUBLIC_LINKEDIN_LEAD_CONVERSION_ID: linkedInId,
  NEXT_PUBLIC_ANALYTICS: setting(
    (value) => analyticsTools(value) !== null,
    `write ${ANALYTICS_VALUES}`,
  ),
  NEXT_PUBLIC_TRACKING_CONSENT: oneOf('ask', 'off'),
});

type Values = z.infer<typeof schema>;
type Name = keyof Values;

export const SETTINGS = Object.keys(schema.shape) as Name[];

const REMOVED: Source = {
  NEXT_PUBLIC_LEAD_FORM_SERVICE:
    'remove it: the form works with any endpoint that redirects to /thank-you (docs/lead-form.md)',
  NEXT_PUBLIC_LEAD_FORM_ENCODING:
    'remove it: the form is sent urlencoded, or as multipart if content/leadForm.ts has a file',
};

/** Settings without effect, unless another one is set. */
const NEEDS: Partial<Record<Name, Name>> = {
  NEXT_PUBLIC_LEAD_FORM_HOST: 'NEXT_PUBLIC_LEAD_FORM_ID',
  NEXT_PUBLIC_LEAD_FORM_ID: 'NEXT_PUBLIC_LEAD_FORM_HOST',
  NEXT_PUBLIC_LEAD_FORM_FIELDS: 'NEXT_PUBLIC_LEAD_FORM_ACTION',
  NEXT_PUBLIC_EDITOR_SIGN_IN: 'NEXT_PUBLIC_EDITOR',
  NEXT_PUBLIC_EDITOR_REVIEW: 'NEXT_PUBLIC_EDITOR',
  NEXT_PUBLIC_LINKEDIN_CONVERSION_ID: 'NEXT_PUBLIC_LINKEDIN_PARTNER_ID',
  NEXT_PUBLIC_LINKEDIN_CONTACT_CONVERSION_ID: 'NEXT_PUBLIC_LINKEDIN_PARTNER_ID',
  NEXT_PUBLIC_LINKEDIN_LEAD_CONVERSION_ID: 'NEXT_PUBLIC_LINKEDIN_PARTNER_ID',
};

/** Only one of these may be set. */
const FORMS = [
  'NEXT_PUBLIC_LEAD_FORM_ACTION',
  'NEXT_PUBLIC_LEAD_FORM_URL',
  'NEXT_PUBLIC_LEAD_FORM_HOST',
] as const;

type Problem = [name: string, remedy: string];

function* contradictions(given: Values): Generator<Problem> {
  for (const name of SETTINGS) {
    const needed = NEEDS[name];
    if (given[name] && needed && ['', 'none'].includes(given[needed]))
      yield [name, `set ${needed}, too, or remove it`];
  }
  const [form, other] = FORMS.filter((name) => given[name]);
  if (form && other) yield [form, `remove it, or ${other}: a site has one form`];
  if (given.NEXT_PUBLIC_LEAD_FORM_ORIGINS && !form)
    yield ['NEXT_PUBLIC_LEAD_FORM_ORIGINS', 'set NEXT_PUBLIC_LEAD_FORM_URL, too, or remove it'];
}

/** @throws Error with a line for each problem: the setting, its value, and what to write */
function valuesIn(source: Source): Values {
  // Vercel adds some if a project exposes its system environment variables.
  const problems = Object.keys(source)
    .filter((name) => /^NEXT_PUBLIC_(?!VERCEL_)/.test(name) && !(name in schema.shape))
    .map((name): Problem => [
      name,
      REMOVED[name] ?? 'correct its name (.env.example lists all settings), or remove it',
    ]);
  const { data, error } = schema.safeParse(source);
  for (const { path, message } of error?.issues ?? []) problems.push([String(path[0]), message]);
  if (data) problems.push(...contradictions(data));
  if (data && problems.length === 0) return data;
  const lines = problems.map(([name, remedy]) => `${name}: "${source[name]}": ${remedy}`);
  throw new Error(lines.join('\n'));
}

/**
 * Some hosts say it. A branch deploy of Netlify is no preview: it may be a live site.
 * https://vercel.com/docs/environment-variables/system-environment-variables
 * https://docs.netlify.com/build/configure-builds/environment-variables/
 */
const isPreview = (siteEnv: string, { VERCEL_ENV, CONTEXT }: Source) =>
  siteEnv === '' ? VERCEL_ENV === 'preview' || CONTEXT === 'deploy-preview' : siteEnv === 'preview';

/** Other settings are empty, so that a preview sends nothing to anyone. */
const PREVIEWED = /_(SITE_URL|BASE_PATH|TRACKING_CONSENT)$/;

function forPreview(given: Values): Values {
  const keepsForm = given.NEXT_PUBLIC_PREVIEW_FORM === 'live';
  const kept = Object.entries(given).filter(
    ([name]) => PREVIEWED.test(name) || (keepsForm && name.includes('_LEAD_FORM_')),
  );
  return schema.parse(Object.fromEntries(kept));
}

const isDevelopment = process.env.NODE_ENV === 'development';

/** The path of hosted forms: `{host}/forms/wtl/{form_id}` (specification, section 7). */
const FORMS_PATH = '/forms/wtl/';
export const DEMO_FORM_PATH = `${FORMS_PATH}demo/`;

/**
 * - `hosted`: a page of another service in a frame, with the origins that the frame may load
 * - `own`: the site's own form, with the endpoint that it is posted to, hidden fields, and the origins that
 * may receive and answer it
 * - `demo`: the demonstration form in a frame, which sends nothing
 */
function leadFormOf(values: Values, siteUrl: string) {
  const {
    NEXT_PUBLIC_LEAD_FORM_ACTION: action,
    NEXT_PUBLIC_LEAD_FORM_URL: url,
    NEXT_PUBLIC_LEAD_FORM_HOST: host,
    NEXT_PUBLIC_LEAD_FORM_PARAMETERS: names,
  } = values;
  const src = action || url || (host && host + FORMS_PATH + values.NEXT_PUBLIC_LEAD_FORM_ID);
  const listed = names || (src ? DEFAULT_PARAMETERS : DEMO_PARAMETERS);
  const parameters = listed === 'off' ? [] : parameterRules(listed)!;
  if (!src) {
    // The dev server does not serve the index of a folder.
    const file = isDevelopment ? 'index.html' : '';
    return {
      kind: 'demo',
      src: values.NEXT_PUBLIC_BASE_PATH + DEMO_FORM_PATH + file,
      parameters,
      origins: [],
      pathOnSite: null,
    } as const;
  }
  const { origin: formOrigin, pathname } = new URL(src);
  const form = {
    src,
    parameters,
    origins: [...new Set([formOrigin, ...listOf(values.NEXT_PUBLIC_LEAD_FORM_ORIGINS)])],
    /** The path of a form or an endpoint on the site's own origin, such as that of a CRM in a folder. */
    pathOnSite: formOrigin === siteUrl ? pathname : null,
  };
  if (!action) return { kind: 'hosted', ...form } as const;
  const hidden = [...new URLSearchParams(values.NEXT_PUBLIC_LEAD_FORM_FIELDS)];
  return { kind: 'own', ...form, hidden } as const;
}

function linkedInOf(values: Values): LinkedInIds | null {
  const partnerId = values.NEXT_PUBLIC_LINKEDIN_PARTNER_ID;
  if (partnerId === '' || partnerId === 'none') return null;
  const conversionId = values.NEXT_PUBLIC_LINKEDIN_CONVERSION_ID || null;
  return {
    partnerId,
    conversionId,
    contactConversionId: values.NEXT_PUBLIC_LINKEDIN_CONTACT_CONVERSION_ID || conversionId,
    leadConversionId: values.NEXT_PUBLIC_LINKEDIN_LEAD_CONVERSION_ID || null,
  };
}

const editorOf = (values: Values) =>
  values.NEXT_PUBLIC_EDITOR
    ? {
        repository: values.NEXT_PUBLIC_EDITOR.replace('github:', ''),
        signIn: values.NEXT_PUBLIC_EDITOR_SIGN_IN || null,
        review: values.NEXT_PUBLIC_EDITOR_REVIEW === 'on',
      }
    : null;

/**
 * @param embeds the vendors whose videos and calendars pages may show
 * @throws Error with a line for each problem
 */
export function readEnv(source: Source = process.env, embeds = site.embeds) {
  const given = valuesIn(source);
  const preview = isPreview(given.NEXT_PUBLIC_SITE_ENV, source);
  const values = preview ? forPreview(given) : given;
  const siteUrl = values.NEXT_PUBLIC_SITE_URL || site.url;
  const leadForm = leadFormOf(values, siteUrl);
  const linkedIn = linkedInOf(values);
  const analytics = analyticsTools(values.NEXT_PUBLIC_ANALYTICS)!;
  const vendors: readonly Vendor[] = [
    ...(linkedIn ? [LINKEDIN] : []),
    ...analytics.map(analyticsVendor),
    ...embeds.map(embedVendor),
  ];
  const needsConsent =
    vendors.some((vendor) => vendor.needsConsent) || leadForm.parameters.some(isAttribution);
  const asks = values.NEXT_PUBLIC_TRACKING_CONSENT;
  return {
    /** An origin, such as `https://example.com`. */
    siteUrl,
    /** An empty string, or a path such as `/site`. */
    basePath: values.NEXT_PUBLIC_BASE_PATH,
    preview,
    /** Whether to show drafts and posts with a future date. */
    drafts: preview || isDevelopment,
    leadForm,
    linkedIn,
    analytics,
    /** In the order of /Privacy-notice. */
    vendors,
    /**
     * Whether visitors are asked. Not if this build does nothing that needs consent, whatever the setting
     * says.
     */
    consent: asks === 'ask' && needsConsent,
    editor: editorOf(values),
    warnings:
      needsConsent && asks === ''
        ? [
            'NEXT_PUBLIC_TRACKING_CONSENT: "": write ask or off: this site passes on what needs consent in many countries, and does not ask',
          ]
        : [],
  };
}

export type Env = ReturnType<typeof readEnv>;

let known: Env | undefined;

/** Read on the first call, not on import: a script loads .env files first (scripts/command.ts). */
export const env = () => (known ??= readEnv());
