import { createHash } from 'node:crypto';

import { home } from '@/content/pages/home';
import { site } from '@/content/site';
import { env, type Env } from '@/lib/env';
import { isAttribution } from '@/lib/parameters';

/** What a visitor consents to. If the vendors or parameters change, earlier consent is no longer valid. */
export function consentRevision({ vendors, leadForm }: Pick<Env, 'vendors' | 'leadForm'>): number {
  const ids = vendors.filter(({ needsConsent }) => needsConsent).map(({ id }) => id);
  const parameters = leadForm.parameters.filter(isAttribution).map(({ name }) => name);
  const agreed = JSON.stringify([ids.sort(), parameters.sort()]);
  return createHash('sha256').update(agreed).digest().readUInt32BE();
}

/** What code in browsers knows of the settings and the content. */
const flagsOf = (settings: Env) => ({
  basePath: settings.basePath,
  siteUrl: settings.siteUrl,
  consentRevision: consentRevision(settings),
  formParameters: JSON.stringify(settings.leadForm.parameters),
  tracking: settings.linkedIn !== null || settings.analytics.length > 0,
  consent: settings.consent,
  ownForm: settings.leadForm.kind === 'own',
  attribution: settings.leadForm.parameters.some(isAttribution),
  /** Whether posts that are not on the live site are shown. */
  drafts: settings.drafts,
  tiles: !home.hero.picture,
  embeds: site.embeds.length > 0,
});

declare global {
  /**
   * The compiler replaces `BUILD.consent` with `true` or `false`, and drops what is behind `false`. It does
   * not do so with an imported constant (webpack in Next.js 16.4).
   */
  const BUILD: ReturnType<typeof flagsOf>;
}

/** For next.config.mjs and scripts/finish.ts. */
export const definitions = () =>
  Object.fromEntries(
    Object.entries(flagsOf(env())).map(([name, value]) => [`BUILD.${name}`, value]),
  );
