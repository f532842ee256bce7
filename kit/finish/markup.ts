/** A text, or a value in double quotes, as HTML. */
export const encode = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
