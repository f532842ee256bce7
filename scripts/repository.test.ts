import { readFileSync, existsSync } from 'node:fs';
import path from 'node:path';

import { SETTINGS } from '@/lib/settings/env';

import { root } from './command';
import { filesAt } from './files';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

describe('the repository', () => {
  it('names no side in styles, so that pages are mirrored from right to left', async () => {
    // But for what is centered, and for confetti, which falls on both sides.
    const side =
      /(?:margin|padding|border)-(?:left|right)\b|text-align: (?:left|right)|^\s*(?:left|right): (?!calc\(50%|var\(--x\))|[\s'"](?:-?m[lr]|p[lr]|left|right|border-[lr]|text-left|text-right)-(?!1\/2|to-)/m;
    const styled = (await filesAt(['app', 'components'])).filter((file) =>
      /(?<!\.test)\.(css|tsx)$/.test(file),
    );
    expect(styled.filter((file) => side.test(read(file)))).toEqual([]);
  });

  it('has no broken relative links in its documentation', async () => {
    const hasCompany = existsSync(path.join(root, 'e2e/company'));
    const withoutCode = (text: string) => text.replace(/```[\s\S]*?```|`[^`]*`/g, '');
    const texts = await filesAt(['README.md', 'CONTRIBUTING.md', 'art', 'docs']);
    const broken = texts
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) =>
        [...withoutCode(read(file)).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(
          ([, link]) => path.join(path.dirname(file), link!),
        ),
      )
      // A site that has deleted the other company reads its files in the template (docs/walkthrough.md).
      .filter((target) => hasCompany || !target.startsWith('e2e/company/'))
      .filter((target) => !existsSync(path.join(root, target)));
    expect(broken).toEqual([]);
  });
});

describe('.env.example', () => {
  it('lists every setting of lib/settings/env.ts', () => {
    const explained = read('.env.example').match(/^NEXT_PUBLIC_[A-Z_]+(?==$)/gm)!;
    expect(explained.sort()).toEqual([...SETTINGS].sort());
  });
});
