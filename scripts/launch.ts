/** Lists what is still the sample's, and must not go live: then the exit code is 1. */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { globSync } from 'tinyglobby';

import { isMain, loadSettings } from './command';
import sample from './sample.json';

const FILES = [
  'art/masters/**',
  'components/parts/Mark.tsx',
  'content/**',
  'public/{brands,product}/**',
];

export const sampleFiles = () =>
  globSync(FILES, { ignore: '**/*.test.ts' }).flatMap((file) => {
    const bytes = readFileSync(file);
    const texts = sample.texts.filter((text) => bytes.includes(text));
    return [
      ...(sample.pictures.includes(hash('sha256', bytes)) ? [`${file} is of the sample`] : []),
      ...texts.map((text) => `${file} contains “${text}”`),
    ];
  });

if (isMain(import.meta.url)) {
  const { leadForm, siteUrl } = loadSettings();
  const left = sampleFiles().sort();
  if (leadForm.kind === 'demo')
    left.unshift(
      'The lead form is the demonstration form, which sends nothing: see docs/lead-form.md',
    );
  if (siteUrl.endsWith('.example'))
    left.unshift(`The URL of the site is ${siteUrl}: set \`url\` in content/site.ts`);
  console.log(left.join('\n') || 'Nothing of the sample is left.');
  process.exitCode = left.length > 0 ? 1 : 0;
}
