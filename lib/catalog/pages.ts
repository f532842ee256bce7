import { cache } from 'react';

import { collections } from '@/content/collections';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { entryRecords } from '@/lib/pages/entries';
import type { PageRecord } from '@/lib/pages/record';

import { shownEntries } from './entries';
import { settings } from './settings';

/**
 * All pages of the build of a language: those of content/routes.ts, the lists of entries, and the entries.
 *
 * @param own the records of content/routes.ts, as the language has them
 */
export const allPages = (
  drafts: boolean,
  language = '',
  own: readonly PageRecord[] = routes,
): readonly PageRecord[] => [
  ...own,
  ...entryRecords(collections, shownEntries(drafts, language), site.name),
];

/** All pages that this build shows. */
export const pages = cache(() => allPages(settings().drafts));
