import { embedVendor, type EmbedId } from '@/lib/embed';
import { EDITOR_SETTINGS, readEditor } from '@/lib/settings/editor';
import { DEMO_FORM_PATH } from '@/lib/lead/frame/formPaths';
import { LEAD_FORM_SETTINGS, readLeadForm } from '@/lib/lead/settings';
import {
  checkNames,
  checkNeeds,
  namesOf,
  oneOf,
  ORIGIN,
  settingError,
  settingRules,
  valuesOf,
  type Values,
} from '@/lib/settings/rules';
import { readTracking, TRACKING_SETTINGS } from '@/lib/tracking/settings';
import { asksForConsent } from '@/lib/tracking/vendors';

/**
 * Deployment settings, read once at build time. This module is the only one in the site that reads
 * `process.env`, and joins the settings of all mechanisms. Everything else uses a `Settings` object.
 */
export type Settings = ReturnType<typeof readSettings>;

const SITE_SETTINGS = settingRules({
  NEXT_PUBLIC_SITE_URL: ORIGIN,
  NEXT_PUBLIC_BASE_PATH: {
    // Hosts and browsers resolve the segments `.` and `..`.
    accepts: (value) => /^(\/(?!\.{1,2}(\/|$))[A-Za-z0-9._-]+)+$/.test(value),
    expected: 'a path that starts with a slash and does not end with one, such as /site',
  },
  NEXT_PUBLIC_SITE_ENV: oneOf('preview', 'production'),
  NEXT_PUBLIC_PREVIEW_FORM: oneOf('demo', 'live'),
});

const CONSENT_SETTINGS = settingRules({
  NEXT_PUBLIC_TRACKING_CONSENT: oneOf('ask', 'off'),
});

const RULES = {
  ...SITE_SETTINGS,
  ...LEAD_FORM_SETTINGS,
  ...EDITOR_SETTINGS,
  ...TRACKING_SETTINGS,
  ...CONSENT_SETTINGS,
};

/** Settings that are gone, and what replaces them. A value stops the build. */
const REMOVED = {
  NEXT_PUBLIC_LEAD_FORM_SERVICE:
    'the form works with any endpoint that redirects to /thank-you (docs/lead-form.md): remove it',
  NEXT_PUBLIC_LEAD_FORM_ENCODING:
    'the form is sent urlencoded, or as multipart if content/leadForm.ts has a file: remove it',
};

function checkRemoved(source: Record<string, string | undefined>) {
  for (const [name, replacement] of Object.entries(REMOVED)) {
    const value = source[name]?.trim() ?? '';
    if (value !== '') throw settingError({ [name]: value }, name, `it is gone: ${replacement}`);
  }
}

/** The names of all settings. */
export const SETTINGS: readonly string[] = namesOf(RULES);

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

/**
 * A preview keeps only the settings of the site, whether it asks for consent and, with
 * NEXT_PUBLIC_PREVIEW_FORM=live, the form. The others are blank, so that a preview sends nothing to anyone.
 */
function forPreview(values: Values<keyof typeof RULES>) {
  const kept = {
    ...SITE_SETTINGS,
    ...CONSENT_SETTINGS,
    ...(values.NEXT_PUBLIC_PREVIEW_FORM === 'live' && LEAD_FORM_SETTINGS),
  };
  const previewed = Object.entries(values).map(([name, value]) => [
    name,
    name in kept ? value : '',
  ]);
  return Object.fromEntries(previewed) as typeof values;
}

/** Whether this is `next dev`. */
export const isDevelopment = () => process.env.NODE_ENV === 'development';

/** In development, include the file name: the dev server does not serve index.html for a folder. */
const FORM_FILE = isDevelopment() ? 'index.html' : '';

/** What the settings need to know of the site (lib/catalog/settings.ts). */
export type SiteFacts = {
  /** The origin, unless a setting names another one. */
  url: string;
  /** The companies whose videos and calendars pages may show. */
  embeds: readonly EmbedId[];
};

/**
 * Reads and validates the settings.
 *
 * @throws Error with a one-line message: the variable, its value, and what is expected
 */
export function readSettings(
  { url, embeds }: SiteFacts,
  source: Record<string, string | undefined> = process.env,
) {
  checkRemoved(source);
  checkNames(SETTINGS, source);
  const given = valuesOf(RULES, source);
  const preview = previewOf(source, given.NEXT_PUBLIC_SITE_ENV);
  const values = preview ? forPreview(given) : given;
  checkNeeds(RULES, values);
  const basePath = values.NEXT_PUBLIC_BASE_PATH;
  const leadForm = readLeadForm(values, basePath + DEMO_FORM_PATH + FORM_FILE);
  const asking = values.NEXT_PUBLIC_TRACKING_CONSENT;
  const tracking = readTracking(values);
  const vendors = [...tracking.vendors, ...embeds.map(embedVendor)];
  return {
    ...tracking,
    /** The companies whose scripts and frames may run in pages, in the order of /Privacy-notice. */
    vendors,
    /** Whether NEXT_PUBLIC_TRACKING_CONSENT has been set to any value. */
    consentDecided: asking !== '',
    /** Why this build is a preview, such as `VERCEL_ENV=preview`. `null` for the live site. */
    preview,
    /** Whether drafts and entries with a future date are shown: in `next dev` and in previews. */
    drafts: preview !== null || source.NODE_ENV === 'development',
    /** Absolute origin, without a trailing slash: `https://example.com`. */
    siteUrl: values.NEXT_PUBLIC_SITE_URL || url,
    /** The path that the site is served under: an empty string, or a path such as `/site`. */
    basePath,
    leadForm,
    /**
     * Whether visitors are asked before anything is loaded, stored or sent for advertising. If this
     * build does none of that, they are not asked, whatever the setting says.
     */
    consent: asking === 'ask' && asksForConsent({ vendors, leadForm }),
    /**
     * Where the editor saves, the origin that signs its users in, and whether its changes become pull
     * requests. `null`: no editor.
     */
    editor: readEditor(values),
  };
}
