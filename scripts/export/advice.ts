import type { Entries } from '@/lib/entries/read';
import { entryAdvice } from '@/scripts/entry-rules';
import type { Finding } from '@/scripts/finding';
import tokens from '@/tailwind.config';

import type { Content } from './content';
import { contentAdvice } from './content-advice';
import { faintPairs } from './contrast';

/** Advice that needs only the sources. scripts/export/generate.ts adds advice on what it makes. */
export const sourceAdvice = (content: Content, entries: Entries): Finding[] => [
  ...contentAdvice(content),
  ...entryAdvice(entries),
  ...faintPairs(tokens.theme.colors),
];
