/** A value of a JSON-LD document: text, number, node, or a list of them. */
export type JsonLdValue = string | number | JsonLdNode | readonly JsonLdValue[];
export type JsonLdNode = { readonly [property: string]: JsonLdValue };

/** `<` could close the script; U+2028 and U+2029 end a line for some readers. JSON takes escapes. */
const UNSAFE = /[<\u2028\u2029]/g;
const escaped = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * One document for the page, as the text of a `<script type="application/ld+json">`: no text of the
 * content can close that script or open a comment in it.
 */
export const jsonLd = (nodes: readonly JsonLdNode[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replace(UNSAFE, escaped);
