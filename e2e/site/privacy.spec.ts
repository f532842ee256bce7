import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';

import { openPopup, openStopped } from '@/e2e/support/popup';
import { paths } from '@/e2e/support/site';
import { expect, test } from '@/e2e/support/test';
import { POPUP_FLAG_KEY } from '@/lib/lead/popup';
import { EXPORTS } from '@/scripts/policy/e2e';
import { root } from '@/scripts/process';

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Must not appear in any file of the default export. */
const NEVER = {
  // Hosts and names that the tracker and the consent banner cannot work without.
  'a tracker': /licdn|ads\.linkedin|lintrk|_linkedin|cc-main|cookieconsent/i,
  'a source map': /sourceMappingURL/,
  'a path of the machine that built it': new RegExp(
    String.raw`${escapeRegExp(root)}(components|content|lib|\.next)/|node_modules|file://`,
  ),
  'the environment of the build': /process\.env|NEXT_PUBLIC_/,
  'a note of the developers': /\b(TODO|FIXME|XXX)\b/,
  'a hook for tests': /data-test/,
  'a key': /-----BEGIN|\b(AKIA|ghp_|github_pat_|sk_live_|xox[abp]-)/,
};

test.describe('A new visitor', () => {
  test.use({ visitor: 'new' });

  // A request to another host fails any test.
  test('sees every page without cookies, and only the popup flag is stored', async ({
    page,
    context,
  }) => {
    await openStopped(page, '/');
    await openPopup(page);
    for (const each of paths) await page.goto(each);
    expect(await context.cookies()).toEqual([]);
    const stored = await page.evaluate(async () => ({
      session: { ...sessionStorage },
      local: { ...localStorage },
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
    expect(stored).toEqual({
      session: { [POPUP_FLAG_KEY]: 'true' },
      local: {},
      databases: [],
      caches: [],
      workers: 0,
    });
  });
});

test.describe('The default export', () => {
  const out = path.join(root, EXPORTS.delivered.dir);
  const files = async () => {
    const entries = await readdir(out, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
  };

  test('contains no trace of tracking, tests or the build machine', async () => {
    // The notices list the packages of all builds, including the consent banner.
    const text = (await files()).filter(
      (file) =>
        /\.(css|html|js|json|svg|txt|vcf|webmanifest|xml)$/.test(file) &&
        !file.endsWith('third-party-notices.txt'),
    );
    expect(text.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(5);
    expect(text.filter((file) => file.endsWith('.html')).length).toBeGreaterThan(9);
    for (const file of text) {
      const content = await readFile(file, 'utf8');
      for (const [what, pattern] of Object.entries(NEVER))
        expect.soft(pattern.test(content), `${file} holds ${what}`).toBe(false);
    }
  });

  test('has no file that only developers need', async () => {
    const names = (await files()).map((file) => path.basename(file));
    const ours = names.filter((name) =>
      /^\.(?!(nojekyll|htaccess)$)|\.(map|tsx?|mdx?|log|bak|orig)$|~$/.test(name),
    );
    expect(ours).toEqual([]);
  });
});
