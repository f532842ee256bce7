import type { Settings } from '@/lib/env';

/** What `npm run launch` judges, and the shape of what it says. */

/** A text of content/ and where to edit it: `content/site.ts`, `social[0].href`. */
export type Word = { file: string; record: string; text: string };

export type LaunchFacts = {
  /** What the build would see, or the one line that it would stop with. */
  settings: Settings | { error: string };
  words: readonly Word[];
  /** What is to be done about the date in security.txt; empty while it is valid. */
  securityDue: string;
  pictures: readonly { file: string; sha256: string }[];
  /** The source of the export that changed last; all times are in ms since 1970. */
  newestSource: { file: string; changedAt: number };
  /** The text files of out/ by path; `null` without an export. */
  out: { builtAt: number; files: Readonly<Record<string, string>> } | null;
};

export type Hit = { file: string; found: string; remedy: string };

export type LaunchRule = { rule: string; hits: (facts: LaunchFacts) => Hit[] };
