import type { Settings } from '@/lib/settings/env';
import { isAttribution } from '@/lib/lead/parameters';

/** What the content has (lib/catalog/settings.ts). */
type Shown = {
  /** Whether the hero shows the board of tiles, not a picture. */
  tiles: boolean;
  /** Whether pages may show videos and calendars of other companies. */
  embeds: boolean;
};

/**
 * What this build contains. In browser code, `BUILD.consent` is replaced with `true` or `false`, and the
 * bundlers drop what is behind `false`.
 */
export const buildFlags = (settings: Settings, shown: Shown) => ({
  /** Whether an ad network or an analytics tool is configured. */
  tracking: settings.tracking !== null || settings.analytics.length > 0,
  linkedIn: settings.tracking !== null,
  analytics: settings.analytics.length > 0,
  /** Whether visitors are asked to consent to advertising. */
  consent: settings.consent,
  /** Whether the site's own form sends the leads. */
  ownForm: settings.leadForm.kind === 'own',
  /** Whether the form is told how visitors came. */
  attribution: settings.leadForm.parameters.some(isAttribution),
  ...shown,
});

export type BuildFlags = ReturnType<typeof buildFlags>;

/** The flags as both bundlers take them. */
export const definitionsOf = (flags: BuildFlags) =>
  Object.fromEntries(Object.entries(flags).map(([name, value]) => [`BUILD.${name}`, value]));
