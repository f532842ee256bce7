/**
 * Imported by the cspell settings in package.json. The dictionaries know our words, but not the names
 * and the language of another company. Its owner has deleted content/spec.test.ts
 * (docs/make-it-yours.md), and the folders that are the owner's are no longer checked.
 */
import { existsSync } from 'node:fs';

const isSample = existsSync(new URL('../../content/spec.test.ts', import.meta.url));

export default isSample
  ? {}
  : { ignorePaths: ['app', 'content', 'public'].map((folder) => `**/${folder}/**`) };
