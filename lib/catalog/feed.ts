/** The feed of the collections whose records say so. */
import { collections } from '@/content/collections';
import { FEED, feedEntries } from '@/lib/pages/entryPages';
import { withBasePath } from '@/lib/pages/urls';

import { entries } from './entries';

/** The entries in the feed. */
export const inFeed = () => feedEntries(collections, entries());

/** The URL path of the feed, if it has entries. */
export const feedHref = () => (inFeed().length > 0 ? withBasePath(FEED) : undefined);
