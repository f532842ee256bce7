/** What a module in app/ renders: its page. */
import { notFound } from 'next/navigation';

import { site } from '@/content/site';
import type { PageRecord } from '@/lib/pages/record';
import { pageMetadata } from '@/lib/seo/metadata';

import { pages } from './pages';
import type { OwnId, PostId } from './routes';

/** The compiler checks the ids of content/routes.ts. A list without posts, or a post that is gone, is not found. */
export const pageWithId = (id: OwnId | PostId): PageRecord =>
  pages().find((page) => page.id === id) ?? notFound();

export const metadataOf = (page: PageRecord) => pageMetadata(page, site);
