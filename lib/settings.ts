import { embeds } from '@/content/embeds';
import { embedVendors } from '@/lib/embeds/embed';
import { readSettings, settingsWith, type BuildSettings, type Settings } from '@/lib/env';

let known: Settings | undefined;

/**
 * The settings of this build. For server and build code only: islands get what they need as props.
 * They are read on the first call, not at import, because a script loads .env files first.
 */
export const settings = (): Settings => (known ??= readSettings());

/** The same for pages, which know the vendors of frames by a constant. Scripts read the texts (scripts/embeds.ts). */
export const pageSettings = (): BuildSettings =>
  settingsWith(settings(), embedVendors(embeds, __EMBEDS__.split(' ')));
