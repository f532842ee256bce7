import type { PageLink } from './routes';

/** A list of links below a label. */
export type LinkGroup = { label: string; links: readonly [PageLink, ...PageLink[]] };

/** What the menu can have: links, groups of links, and the links to the other languages. */
export type MenuEntry = PageLink | LinkGroup | 'languages';

export const isGroup = (entry: MenuEntry): entry is LinkGroup =>
  typeof entry === 'object' && 'links' in entry;
