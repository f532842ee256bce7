/** A number that is not broken between its groups while a line has room for it. */
export const nonBreaking = (display: string) =>
  display.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011');
