/** Reads the HTML of React and of files in public/, of which only start tags matter here. */

/** Scripts and styles with their content. */
export const SCRIPT_OR_STYLE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi;
const COMMENT = /<!--[\s\S]*?-->/g;
/** A start tag with its attributes. A quoted value may contain `>`. */
const START_TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;
const ATTRIBUTE = /[\s"'/]([^\s"'<>/=]+)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g;

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

/** Returns the start tags. Tags in comments, scripts and styles are only text. */
export const startTags = (html: string): string[] =>
  html
    .replace(COMMENT, '')
    .replace(SCRIPT_OR_STYLE, (element) => element.split('>', 1)[0] + '>')
    .match(START_TAG) ?? [];

export const elementOf = (tag: string) => /^<([^\s/>]+)/.exec(tag)![1]!.toLowerCase();

/** Returns the attributes of a start tag, decoded, by their lowercase names. */
export function attributesOf(tag: string): ReadonlyMap<string, string> {
  const attributes = tag.slice(elementOf(tag).length + 1);
  return new Map(
    [...attributes.matchAll(ATTRIBUTE)].map(([, name, value = '']) => [
      name!.toLowerCase(),
      decode(value.replace(/^(["'])(.*)\1$/s, '$2')),
    ]),
  );
}

/** Returns the URLs of a `srcset`. */
export const candidates = (srcset: string) =>
  srcset.split(/,\s+/).map((candidate) => candidate.trim().split(/\s+/)[0]!);
