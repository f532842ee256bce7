import { readSettings, type Settings } from '@/lib/env';

let known: Settings | undefined;

/**
 * The settings of this build. For server and build code only: islands get what they need as props.
 * They are read on the first call, not at import, because a script loads .env files first.
 */
export const settings = (): Settings => (known ??= readSettings());
