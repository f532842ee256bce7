/** The day in UTC, such as `2026-03-31`. */
export const dayOf = (now: Date) => now.toISOString().slice(0, 10);
