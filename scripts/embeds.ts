/**
 * Which vendors of content/embeds.ts have a frame in this build: those that texts of entries link to, in
 * any language, those of `site.callUrl`, and those that content/embeds.ts names.
 */
import { alsoShown, embeds } from '@/content/embeds';
import { site } from '@/content/site';
import type { Company } from '@/lib/records/company';
import { embedVendors, frameOf, type EmbedRecords, type EmbedVendor } from '@/lib/embeds/embed';
import { linksAlone, readText } from '@/lib/entries/markdown';
import { allOf, type Entry } from '@/lib/entries/read';
import type { Settings } from '@/lib/settings/env';
import { shownEntries } from '@/lib/catalog/entries';
import { allLanguages, furtherLanguages } from '@/lib/catalog/languages';
import { CONTENT } from '@/scripts/command';
import { ownModule } from '@/scripts/languages/files';

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

/** `site.callUrl` of each further language. */
async function furtherCallUrls(content: string): Promise<string[]> {
  const modules = furtherLanguages.map((tag) =>
    ownModule<{ site: Pick<Company, 'callUrl'> }>(content, tag, 'site'),
  );
  return (await Promise.all(modules)).flatMap((module) => module?.site.callUrl ?? []);
}

/** @param content the folder of the content */
export async function shownEmbeds(
  { drafts, plan }: Pick<Settings, 'drafts' | 'plan'>,
  content: string = CONTENT,
): Promise<readonly EmbedVendor[]> {
  const entries = allLanguages.flatMap((language) => allOf(shownEntries(drafts, language)));
  return embedVendors(embeds, [
    // The copy of a further language has only its own entries.
    ...(plan?.embeds ?? []),
    ...alsoShown,
    ...entries.flatMap((entry) => embedsIn(embeds, entry)),
    ...vendorsOf(embeds, [site.callUrl ?? [], await furtherCallUrls(content)].flat()),
  ]);
}
