import type { Tier } from '@/lib/records/lists';

/** The prices that the section `Tiers` shows. Its buttons tell the form their names. The sample has none. */
export const tiers: readonly Tier[] = [];
