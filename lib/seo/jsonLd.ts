import type { Thing } from 'schema-dts';

/** `<` could close the script; some parsers take U+2028 and U+2029 for line ends. */
const UNSAFE = /[<\u2028\u2029]/g;
const escaped = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * The text of a `<script type="application/ld+json">`. No text in the nodes can close that script or
 * open a comment in it.
 */
export const jsonLd = (nodes: readonly Thing[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replace(UNSAFE, escaped);
