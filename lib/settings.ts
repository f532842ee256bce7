import { readSettings } from '@/lib/env';

/** The settings of this build. Server and build code only: islands take what they need as props. */
export const settings = readSettings();
