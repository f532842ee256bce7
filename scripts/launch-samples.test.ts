/** @jest-environment node */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brands } from '@/content/collections/brands';
import { sampleClient, site } from '@/content/site';
import { readSettings } from '@/lib/env';
import { content } from './content';
import { launchFindings } from './launch';
import { wordsOf } from './launch-facts';
import { ready } from './launch-fixture';
import { CONTENT_FILES, PAGE_FILES } from './policy/launch-files';
import { SAMPLE_PICTURES, SAMPLE_TEXTS } from './policy/launch-samples';

describe('wordsOf', () => {
  it('says of each text which file and record hold it', () => {
    const places = wordsOf(content).map(({ file, record }) => `${file} ${record}`);
    expect(places).toEqual(
      expect.arrayContaining([
        'content/site.ts social[0].href',
        'content/site.ts sampleClient.name',
        'content/collections/brands.ts [5].name',
        'content/pages/home.ts hero.headline',
        'content/shared.ts shell.qr.text',
        'content/agreement/agreement.ts clauses[0].paragraphs[0].text',
      ]),
    );
  });

  it('leaves out no part of the content and no page', () => {
    const parts = CONTENT_FILES.map(([part]) => part);
    expect([...parts, 'pages'].sort()).toEqual(Object.keys(content).sort());
    expect(Object.keys(PAGE_FILES).sort()).toEqual(Object.keys(content.pages as object).sort());
  });
});

// Of the sample alone: once the name is an owner's, pictures and words may change one by one.
const isSample = SAMPLE_TEXTS.some(({ text }) => text === site.name);

(isSample ? describe : describe.skip)('the sample', () => {
  const words = wordsOf(content);

  it.each(SAMPLE_PICTURES)('ships the picture $file', ({ file, sha256 }) => {
    const bytes = readFileSync(path.join(process.cwd(), file));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
  });

  it.each([
    ...brands.map(({ name }) => name),
    site.name,
    site.tagline,
    site.signature,
    site.mission,
    site.address.street,
    site.address.locality,
    site.address.postalCode,
    sampleClient.name,
  ])('ships the words %s', (text) => {
    expect(SAMPLE_TEXTS.map((sample) => sample.text)).toContain(text);
  });

  it('breaks every rule that is about samples', () => {
    const facts = { settings: readSettings({}), words, pictures: SAMPLE_PICTURES, out: null };
    const findings = launchFindings({ ...ready, ...facts });
    expect([...new Set(findings.map(({ rule }) => rule))]).toEqual([
      'site-url',
      'demo-form',
      'tracking',
      'reserved-name',
      'reserved-number',
      'sample-text',
      'sample-picture',
      'no-export',
    ]);
    const samples = findings.filter(({ rule }) => rule === 'sample-text');
    expect(samples).toHaveLength(SAMPLE_TEXTS.length);
    for (const { file } of samples) expect(file).toMatch(/site\.ts$|brands\.ts$/);
  });

  it('breaks none once its facts are an owner’s, whatever else its words say', () => {
    const own = words.map((word) => ({
      ...word,
      text: SAMPLE_TEXTS.reduce((text, sample) => text.replaceAll(sample.text, 'Own'), word.text)
        .replaceAll('brightkiln.example', 'company.zz')
        .replace(/\+1 ?202 ?555 ?0142/, '+999 123 456'),
    }));
    expect(launchFindings({ ...ready, words: own })).toEqual([]);
  });
});
