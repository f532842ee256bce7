import { readSettings } from '@/lib/env';

/**
 * The settings of this build. For server and build code only: islands get what they need as props.
 */
export const settings = readSettings();
