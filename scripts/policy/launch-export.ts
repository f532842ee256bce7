import type { Settings } from '@/lib/env';
import { CONSENT_PLACE } from '@/lib/consent';

import type { LaunchRule } from './launch-rule';
import { reservedNames } from './launch-text';

const REBUILD = 'run `npm run build` with the settings of the live site';
const IDS = ['partnerId', 'conversionId', 'contactConversionId'] as const;

type Files = Readonly<Record<string, string>>;

/** Where the pages of an export say that it was built with other settings: [file, what is found]. */
function drifts(settings: Settings, files: Files) {
  const { siteUrl, basePath, leadForm, tracking, consent } = settings;
  const found: [string, string][] = [];
  const canonical = /rel="canonical" href="([^"]*)"/.exec(files['index.html'] ?? '')?.[1];
  if (canonical?.replace(/\/$/, '') !== siteUrl + basePath) {
    found.push([
      'index.html',
      `built for ${canonical ?? 'no address'}, not for ${siteUrl + basePath}`,
    ]);
  }
  const contact = files['ContactUs.html'] ?? '';
  // With or without the query that goes along.
  if (!['"', '?'].some((end) => contact.includes(`src="${leadForm.src}${end}`))) {
    found.push(['ContactUs.html', `built without the form ${leadForm.src}`]);
  }
  const demo = Object.keys(files).find((file) => file.startsWith('forms/wtl/demo/'));
  if (demo && !leadForm.demo) found.push([demo, 'the demonstration form, which sends nothing']);
  // The data of a page says what its islands were given.
  for (const key of IDS) {
    const built = new RegExp(`"${key}":"(\\d+)"`).exec(files['index.txt'] ?? '')?.[1] ?? null;
    const wanted = tracking?.[key] ?? null;
    if (built !== wanted) {
      found.push(['index.txt', `built with LinkedIn ${key} ${built}, not ${wanted}`]);
    }
  }
  const told = /"parameters":"([^"]*)"/.exec(files['index.txt'] ?? '')?.[1];
  if (told !== undefined && told !== leadForm.parameters) {
    found.push(['index.txt', `built to tell the form “${told}”, not “${leadForm.parameters}”`]);
  }
  const asks = (files['index.html'] ?? '').includes(`id="${CONSENT_PLACE}"`);
  if (asks !== consent) {
    found.push([
      'index.html',
      `built to ask ${asks ? 'for' : 'for no'} consent, which the settings do not say`,
    ]);
  }
  return found;
}

export const EXPORT_RULES: readonly LaunchRule[] = [
  {
    rule: 'no-export',
    hits: ({ out }) =>
      out ? [] : [{ file: 'out/index.html', found: 'there is no export', remedy: REBUILD }],
  },
  {
    rule: 'stale-export',
    hits: ({ out, newestSource: { file, changedAt } }) =>
      out && out.builtAt < changedAt
        ? [{ file: 'out/index.html', found: `older than ${file}`, remedy: REBUILD }]
        : [],
  },
  {
    rule: 'other-settings',
    hits: ({ out, settings }) =>
      out && !('error' in settings)
        ? drifts(settings, out.files).map(([file, found]) => ({
            file: `out/${file}`,
            found,
            remedy: REBUILD,
          }))
        : [],
  },
  {
    // What settings or content still name is said of them, and leaves out/ with the next build.
    rule: 'export-name',
    hits: ({ out, words, settings }) => {
      const sources = [...words.map(({ text }) => text), JSON.stringify(settings)];
      const known = new Set(sources.flatMap(reservedNames));
      const first = new Map<string, string>();
      for (const [file, text] of Object.entries(out?.files ?? {}))
        for (const name of reservedNames(text))
          if (!known.has(name) && !first.has(name)) first.set(name, file);
      return [...first].map(([name, file]) => ({
        file: `out/${file}`,
        found: `${name}, which nobody can own`,
        remedy: `search app/, components/ and public/ for it, then ${REBUILD}`,
      }));
    },
  },
];
