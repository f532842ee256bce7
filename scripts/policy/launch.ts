import { CONTENT_RULES } from './launch-content';
import { EXPORT_RULES } from './launch-export';
import type { LaunchRule } from './launch-rule';
import { SETTINGS_RULES } from './launch-settings';

/**
 * What must not be so on a live site. There are no warnings: each finding can be mended or decided,
 * and none is left when the site goes live. A commitment that may well be true of the owner too
 * (weeks, benefits, answers) is no finding, because nothing could clear it: README.md asks to read
 * those.
 */
export const LAUNCH_RULES: readonly LaunchRule[] = [
  ...SETTINGS_RULES,
  ...CONTENT_RULES,
  ...EXPORT_RULES,
];
