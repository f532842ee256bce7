import type { BrowserContext, Route } from '@playwright/test';

import { SERVICE } from '@/e2e/support/leadForm';
import { LEAD_FORM_TIMEOUT_MS } from '@/lib/lead/leadForm';

const FORMS = `${SERVICE}/forms/wtl`;

/** A fault of the form service or of the connection to it. */
export type Fault = {
  /** What happens to each request. */
  answer: (route: Route, context: BrowserContext) => Promise<void>;
  /** The errors that the browser reports. */
  troubles: RegExp[];
  /** The time until the fault is noticed, in ms of the page's clock. */
  after?: number;
};

const insteadOf = (id: string) => (route: Route) => route.continue({ url: `${FORMS}/${id}` });
const abort = (reason: string) => (route: Route) => route.abort(reason);
const failed = (reason: string) => [
  new RegExp(`^failed ${SERVICE}/.*net::${reason}`),
  new RegExp(`^console Failed to load resource: net::${reason}`),
];

/** Nothing loads, which the page can detect. */
export const SILENT: Record<string, Fault> = {
  slow: { answer: insteadOf('slow'), troubles: [], after: LEAD_FORM_TIMEOUT_MS },
  dead: { answer: insteadOf('dead'), troubles: failed('ERR_EMPTY_RESPONSE') },
  gone: { answer: abort('connectionrefused'), troubles: failed('ERR_CONNECTION_REFUSED') },
  blocked: { answer: abort('blockedbyclient'), troubles: failed('ERR_BLOCKED_BY_CLIENT') },
  'out of reach offline': {
    answer: async (route, context) => {
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    },
    // The browser's request for the icon of the tab may also be pending.
    troubles: [/^(failed|console) .*net::ERR_INTERNET_DISCONNECTED/],
  },
};

/** Something loads, but the page cannot tell it from the form, because it is cross-origin. */
export const WRONG: Record<string, Fault> = {
  'in error': {
    answer: insteadOf('error'),
    troubles: [/^500 /, /^console Failed to load resource: .*500/],
  },
  'not to be framed': {
    answer: insteadOf('refused'),
    troubles: [/^console Refused to display|^console Framing/, /^failed .*ERR_BLOCKED_BY_RESPONSE/],
  },
};

/** Requests stay pending until the fault begins, so the form is loading until then. */
export async function holdService(context: BrowserContext, { answer }: Fault) {
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  await context.route(`${FORMS}/**`, async (route) => {
    await begun;
    await answer(route, context);
  });
  return begin;
}

/** Ends the fault. */
export async function mend(context: BrowserContext) {
  await context.unroute(`${FORMS}/**`);
  await context.setOffline(false);
}
