/** At most this many lines, which then end with an ellipsis. */
export const clamp = (lines: number) =>
  ({ display: 'block', lineClamp: lines, wordBreak: 'break-word' }) as const;
