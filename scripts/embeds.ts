/**
 * Which vendors of content/embeds.ts have a frame in this build: those that texts of entries link to,
 * those of `site.callUrl`, and those that content/embeds.ts names.
 */
import { alsoShown, embeds } from '@/content/embeds';
import { site } from '@/content/site';
import { embedVendors, frameOf, type EmbedRecords, type EmbedVendor } from '@/lib/embeds/embed';
import { linksAlone, readText } from '@/lib/entries/markdown';
import { allOf, type Entry } from '@/lib/entries/read';
import type { Settings } from '@/lib/settings/env';
import { shownEntries } from '@/lib/catalog/entries';

const vendorsOf = (records: EmbedRecords, urls: readonly string[]) =>
  urls.flatMap((url) => frameOf(records, url)?.vendor ?? []);

/** The vendors of the frames in a text. */
export function embedsIn(
  records: EmbedRecords,
  entry: Pick<Entry, 'file' | 'body' | 'bodyLine'>,
): string[] {
  // Most texts have no such link, and reading one takes milliseconds.
  const mentioned = vendorsOf(records, entry.body.match(/https:\/\/[^\s()<>]+/g) ?? []);
  return mentioned.length > 0 ? vendorsOf(records, linksAlone(readText(entry).parts)) : [];
}

export const shownEmbeds = ({ drafts }: Pick<Settings, 'drafts'>): readonly EmbedVendor[] =>
  embedVendors(embeds, [
    ...alsoShown,
    ...allOf(shownEntries(drafts)).flatMap((entry) => embedsIn(embeds, entry)),
    ...vendorsOf(embeds, site.callUrl ? [site.callUrl] : []),
  ]);
