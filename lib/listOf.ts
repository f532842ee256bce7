/** "A", "A and B", "A, B and C". */
export const listOf = (names: readonly string[]) =>
  names.join(', ').replace(/, ([^,]*)$/, ' and $1');
