/**
 * Advice: what breaks nothing, but would be better otherwise. A build prints each piece as a warning
 * of one line, and `npm run launch` lists it among its findings. What breaks the site is an error
 * instead (scripts/build/check.ts).
 */
import tokens from '@/tailwind.config';

import type { Content } from './build/content';
import { faintPairs } from './build/contrast';
import { contentAdvice } from './policy/contentAdvice';
import type { Finding } from './policy/launch';

/** Advice that needs only the sources. scripts/build/generate.ts adds advice on what it makes. */
export const sourceAdvice = (content: Content): Finding[] => [
  ...contentAdvice(content),
  ...faintPairs(tokens.theme.colors),
];

export const warn = (advice: readonly Finding[]) => {
  for (const { file, found, remedy } of advice)
    process.stderr.write(`Warning: ${file} ${found}: ${remedy}\n`);
};
