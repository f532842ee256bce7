/**
 * The services that the site's own form can send leads to (NEXT_PUBLIC_LEAD_FORM_ACTION). To add a
 * service, add a record, and a line to docs/lead-form.md. Each record names its sources, which
 * were read in November 2026. Only `own` and `directus` were tried against a service.
 */

import type { Confirmation } from '@/lib/lead/own/answer';
import type { Encoding } from '@/lib/lead/own/request';

/**
 * How the form sends a lead after hydration. Before, and without scripts, the browser posts the form in
 * the whole window.
 * - `fetch`: by fetch. The service must allow requests from other origins, and its answer shows
 *   whether it has accepted the lead.
 * - `post`: the browser posts the form, and the service redirects to /thank-you.
 */
export type SendingMode = 'fetch' | 'post';

export type FormService = {
  /** Matches the host names of the service's endpoints. */
  hosts?: RegExp;
  mode: SendingMode;
  /**
   * The only encoding that the service understands. Browsers do not post `json`, so such a form needs
   * scripts. Default: NEXT_PUBLIC_LEAD_FORM_ENCODING
   */
  encoding?: Encoding;
  /** Whether the service takes files, as multipart/form-data. */
  takesFiles?: true;
  /** Hidden fields that NEXT_PUBLIC_LEAD_FORM_FIELDS must set, such as a key. */
  keys?: readonly string[];
  /** The hidden field with the URL that the service redirects to. */
  redirect?: string;
  /** The service's name for a field that only bots fill in. */
  honeypot?: string;
  /** What confirms a lead that was sent by fetch. Default: `body` */
  confirms?: Confirmation;
};

export const FORM_SERVICES = {
  /** An endpoint of your own, and any service that is not listed. */
  own: { mode: 'fetch', takesFiles: true, honeypot: '_gotcha' },

  /** An endpoint that does not allow requests from other origins, such as that of Salesforce or Zoho CRM. */
  native: { mode: 'post', honeypot: '_gotcha' },

  /**
   * `/items/{collection}` of Directus 12.3, as tried: it takes the fields from JSON only, answers other
   * encodings with 204, too, and stores an empty row. 204 is also its answer to a visitor who may create,
   * but not read, and 403 that to a field that the collection does not have
   * (https://directus.io/docs/api/items).
   */
  directus: {
    hosts: /\.directus\.app$/,
    mode: 'fetch',
    encoding: 'json',
    confirms: 'status',
  },

  /**
   * https://github.com/formspree/formspree (README: `_next`, `_gotcha`, `Accept`) and
   * https://help.formspree.io/articles/building-your-form/honeypot-spam-filtering.md (of December
   * 2025: a lead with a value in `_gotcha` is ignored silently; reCAPTCHA is on by default)
   */
  formspree: {
    hosts: /^formspree\.io$/,
    mode: 'fetch',
    redirect: '_next',
    honeypot: '_gotcha',
    confirms: 'json',
  },

  /**
   * https://docs.usebasin.com/guides/form-features/ajax (other origins are allowed, status 200 means
   * success, whatever the body is, and `error` is the reason otherwise)
   */
  basin: {
    hosts: /^(www\.)?usebasin\.com$/,
    mode: 'fetch',
    confirms: 'status',
    honeypot: '_gotcha',
  },

  /**
   * https://docs.getform.io. The service is now called Forminit. Forms made there have other
   * endpoints and names (`fi-sender-email`, https://forminit.com/docs/honeypot), so they need a
   * record of their own.
   */
  getform: {
    hosts: /^(www\.)?getform\.(io|com)$/,
    mode: 'fetch',
    honeypot: '_gotcha',
  },

  /**
   * https://docs.web3forms.com/getting-started/api-reference (its pages advise against the
   * honeypot)
   */
  web3forms: {
    hosts: /^api\.web3forms\.com$/,
    mode: 'fetch',
    keys: ['access_key'],
    redirect: 'redirect',
    confirms: 'json',
  },
} as const satisfies Record<string, FormService>;

export type FormServiceName = keyof typeof FORM_SERVICES;

export const isFormService = (name: string): name is FormServiceName =>
  Object.hasOwn(FORM_SERVICES, name);

export const formService = (name: FormServiceName): FormService => FORM_SERVICES[name];

type Endpoint = {
  src: string;
  service: FormServiceName;
  encoding: Encoding;
  hidden: Readonly<Record<string, string>>;
};

/** What the browser is told about the service. */
export type OwnFormService = {
  action: string;
  mode: SendingMode;
  encoding: Encoding;
  confirms: Confirmation;
  hidden: Readonly<Record<string, string>>;
  /** The hidden field with the URL of /thank-you, if the service has one. */
  redirect: string | null;
  honeypot: string | null;
};

export function ownFormService({ src, service: name, encoding, hidden }: Endpoint): OwnFormService {
  const service = formService(name);
  return {
    action: src,
    mode: service.mode,
    encoding,
    confirms: service.confirms ?? 'body',
    hidden,
    redirect: service.redirect ?? null,
    honeypot: service.honeypot ?? null,
  };
}

/** Returns the service that an endpoint belongs to, by its host. */
export function serviceOf(action: string): FormServiceName {
  const { hostname } = new URL(action);
  const names = Object.keys(FORM_SERVICES).filter(isFormService);
  return names.find((name) => formService(name).hosts?.test(hostname)) ?? 'own';
}
