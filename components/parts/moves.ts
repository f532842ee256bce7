/** For the title or the picture of an entry, which moves between a list and the page (EntryTransition.css). */
export type Moves = { 'data-moves': string };

/** @param path the path of the entry, which is the same in both documents */
export const movingPart = (part: 'title' | 'picture', path: string): Moves => ({
  'data-moves': part + path.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-'),
});
