import { home } from '@/content/pages/home';
import { site } from '@/content/site';
import { buildFlags } from '@/lib/settings/flags';
import { readSettings, type Settings } from '@/lib/settings/env';

/** @throws Error with a one-line message (lib/settings/env.ts) */
export const readSiteSettings = (source?: Record<string, string | undefined>) =>
  readSettings({ url: site.url, embeds: site.embeds }, source);

let known: Settings | undefined;

/**
 * The settings of this build. For server and build code only: islands get what they need as props.
 * They are read on the first call, not at import, because a script loads .env files first.
 */
export const settings = (): Settings => (known ??= readSiteSettings());

/** What a build with these settings contains. */
export const flagsOf = (all: Settings) =>
  buildFlags(all, {
    tiles: !home.hero.picture,
    embeds: site.embeds.length > 0,
  });
