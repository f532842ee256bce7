/** "A", "A and B", "A, B, and C", in a language. */
export const joinedNames = (names: readonly string[], language: string) =>
  new Intl.ListFormat(language).format(names);
