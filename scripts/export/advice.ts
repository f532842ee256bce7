/**
 * Advice: what breaks nothing, but would be better otherwise. A build prints each piece as a warning
 * of one line, and `npm run launch` lists it among its findings. What breaks the site is an error
 * instead (scripts/export/check.ts).
 */
import type { Finding } from '@/scripts/launch/findings';
import tokens from '@/tailwind.config';

import type { Content } from './content';
import { contentAdvice } from './content-advice';
import { faintPairs } from './contrast';

/** Advice that needs only the sources. scripts/export/generate.ts adds advice on what it makes. */
export const sourceAdvice = (content: Content): Finding[] => [
  ...contentAdvice(content),
  ...faintPairs(tokens.theme.colors),
];

export const warn = (advice: readonly Finding[]) => {
  for (const { file, found, remedy } of advice)
    process.stderr.write(`Warning: ${file} ${found}: ${remedy}\n`);
};
