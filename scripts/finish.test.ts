import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { folderWith, writeFiles } from '@/scripts/test/folder';

// No .env file may change what is tested.
jest.mock('@next/env', () => ({ __esModule: true, default: { loadEnvConfig: () => {} } }));

const SHOWN = 'pictures/shown-480-0a1b2c3d.webp';
const DRAFT = 'pictures/draft-480-0a1b2c3d.webp';

/** As `next build` exports it. */
const BUILT = readFileSync('scripts/finish/page.fixture.txt', 'utf8')
  .replaceAll('/repo', '')
  .replace('<main>', `<main><img src="/${SHOWN}" alt="">`);

describe('an export with --plain', () => {
  const files = [...BUILT.matchAll(/(?:src|href)="\/(_next[^"]*)"/g)].map(([, file]) => file!);
  const others = [...files, SHOWN, DRAFT, 'FAQ.txt', 'thank-you.txt'];
  const pages = ['index.html', 'FAQ.html', 'thank-you.html'];
  const folder = path.join(folderWith({}), 'out');
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const log = jest.spyOn(console, 'log').mockImplementation();

  beforeAll(async () => {
    cpSync('public', folder, { recursive: true });
    for (const file of others) writeFiles(folder, { [file]: 'text' });
    for (const page of pages) writeFiles(folder, { [page]: BUILT });
    process.env.EXPORT_DIR = folder;
    const { finish } = await import('./finish');
    await finish({ plain: true });
  });

  it('has pages and scripts as Next.js has written them, and says so', () => {
    for (const page of [...pages, 'FAQ/index.html']) expect(read(page)).toBe(BUILT);
    expect(read(files[0]!)).toBe('text');
    expect(log).toHaveBeenLastCalledWith(expect.stringMatching(/^Plain export \(--plain\): /));
  });

  it('has redirects, licenses, and only the pictures that pages show', () => {
    expect(read('_redirects')).toContain('/faq /FAQ 301');
    expect(read('third-party-notices.txt')).toContain('instrument-sans');
    const pictures = [SHOWN, DRAFT].map((file) => existsSync(path.join(folder, file)));
    expect(pictures).toEqual([true, false]);
  });
});
