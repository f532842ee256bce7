import { embeds } from '@/content/embeds';
import { shownEmbeds } from '@/lib/build.generated';
import { embedVendors } from '@/lib/embeds/embed';
import { settingsWith, type BuildSettings } from '@/lib/settings/env';

import { settings } from './settings';

/** The settings of this build for pages, with the vendors of frames. Scripts read the texts (scripts/embeds.ts). */
export const pageSettings = (): BuildSettings =>
  settingsWith(settings(), embedVendors(embeds, shownEmbeds));
