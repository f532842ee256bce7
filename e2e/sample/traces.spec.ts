import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

import { expect, test } from '@/e2e/sample/support/test';
import { root } from '@/scripts/command';
import { EXPORTS } from '@/e2e/exports';

/** Patterns that must not match any text file of the site in a build with default settings. */
const NEVER = {
  // Hosts and identifiers that occur in the code of the tracker and of the consent banner.
  'a tracker': /licdn|ads\.linkedin|lintrk|_linkedin|Site-consent/i,
  'a source map': /sourceMappingURL/,
  'a path of the machine that built it': /node_modules|file:\/\//,
  'the environment of the build': /process\.env|NEXT_PUBLIC_/,
  'a developer’s note': /\b(TODO|FIXME|XXX)\b/,
  'a hook for tests': /data-test/,
  'a part of a page that a script moves into its place': /<template id="B:/,
  'a key': /-----BEGIN|\b(AKIA|ghp_|github_pat_|sk_live_|xox[abp]-)/,
};

/** The names of files that only developers need. */
const OURS = /^\.(?!(nojekyll|htaccess)$)|\.(map|tsx?|mdx?|log|bak|orig)$|~$/;

test('A build with default settings contains no trace of tracking, tests or the build machine', async () => {
  const out = path.join(root, EXPORTS.delivered.dir);
  const entries = await readdir(out, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  expect(files.filter((file) => OURS.test(path.basename(file)))).toEqual([]);
  // Skip the third-party notices: they list the packages of all builds.
  const text = files.filter(
    (file) =>
      /\.(css|html|js|json|svg|txt|vcf|webmanifest|xml)$/.test(file) &&
      !file.endsWith('third-party-notices.txt'),
  );
  expect(text.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(5);
  expect(text.filter((file) => file.endsWith('.html')).length).toBeGreaterThan(4);
  for (const file of text) {
    const content = await readFile(file, 'utf8');
    for (const [what, pattern] of Object.entries(NEVER))
      expect.soft(pattern.test(content), `${file} holds ${what}`).toBe(false);
    expect.soft(content.includes(root), `${file} holds a path of this machine`).toBe(false);
  }
});
