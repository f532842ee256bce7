import { embeds } from '@/content/embeds';
import { embedVendors } from '@/lib/embeds/embed';
import { readSettings, type Settings } from '@/lib/env';

/** Scripts, which are not bundled, have no constants: what they need of frames is in scripts/embeds.ts. */
const SHOWN = typeof __EMBEDS__ === 'undefined' ? '' : __EMBEDS__;

let known: Settings | undefined;

/**
 * The settings of this build. For server and build code only: islands get what they need as props.
 * They are read on the first call, not at import, because a script loads .env files first.
 */
export const settings = (): Settings =>
  (known ??= readSettings(undefined, () => embedVendors(embeds, SHOWN.split(' '))));
