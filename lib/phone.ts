/** Prevents line breaks inside a phone number. */
export const nonBreaking = (display: string) =>
  display.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011');
