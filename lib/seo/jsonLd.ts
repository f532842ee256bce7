import type { Thing } from 'schema-dts';

/** `<` could close the script, and some parsers treat U+2028 and U+2029 as line ends. */
const UNSAFE = /[<\u2028\u2029]/g;
const escaped = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * The content of a `<script type="application/ld+json">`, escaped so that it cannot close the
 * script or open a comment.
 */
export const jsonLd = (nodes: readonly Thing[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replace(UNSAFE, escaped);
