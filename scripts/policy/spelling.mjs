/**
 * Imported by the cspell settings in package.json. The dictionaries are English, so in a site in
 * another language, words of content/, and names of its pages and modules, are not misspelled.
 */
import { readFileSync } from 'node:fs';

const facts = readFileSync(new URL('../../content/site.ts', import.meta.url), 'utf8');
const language = /\blanguage: '([a-z]+)/i.exec(facts)?.[1] ?? 'en';

export default language === 'en'
  ? {}
  : {
      ignorePaths: ['**/content/**', '**/app/*/page.tsx'],
      ignoreRegExpList: [String.raw`/'@\/content\/[^']*'/`],
    };
