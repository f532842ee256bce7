const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
};

export const decode = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(amp|quot|apos|lt|gt));/gi, (_, hex, decimal, name) =>
    name ? ENTITIES[name.toLowerCase()]! : String.fromCodePoint(hex ? parseInt(hex, 16) : +decimal),
  );

/** A text, or a value in double quotes, as HTML. */
export const encode = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
