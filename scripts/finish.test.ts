import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

// No .env file may change what is tested.
jest.mock('@next/env', () => ({ __esModule: true, default: { loadEnvConfig: () => {} } }));

const SHOWN = 'pictures/shown-480-0a1b2c3d.webp';
const DRAFT = 'pictures/draft-480-0a1b2c3d.webp';

/** As `next build` exports it. */
const BUILT = readFileSync('scripts/finish/page.fixture.txt', 'utf8')
  .replaceAll('/repo', '')
  .replace('<main>', `<main><img src="/${SHOWN}" alt="">`);

describe('an export with --plain', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'plain-'));
  const out = path.join(folder, 'out');
  const at = (file: string) => path.join(out, file);
  const files = [...BUILT.matchAll(/(?:src|href)="\/(_next[^"]*)"/g)].map(([, file]) => file!);
  const log = jest.spyOn(console, 'log').mockImplementation();

  beforeAll(async () => {
    cpSync('public', out, { recursive: true });
    for (const file of [...files, SHOWN, DRAFT, 'FAQ.txt', 'thank-you.txt']) {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      writeFileSync(at(file), 'text');
    }
    for (const page of ['index', 'FAQ', 'thank-you']) writeFileSync(at(`${page}.html`), BUILT);
    process.env.EXPORT_DIR = out;
    const { finish } = await import('./finish');
    await finish({ plain: true });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('has pages and scripts as Next.js has written them, and says so', () => {
    for (const page of ['index.html', 'FAQ.html', 'FAQ/index.html'])
      expect(readFileSync(at(page), 'utf8')).toBe(BUILT);
    expect(readFileSync(at(files[0]!), 'utf8')).toBe('text');
    expect(log).toHaveBeenLastCalledWith(expect.stringMatching(/^Plain export \(--plain\): /));
  });

  it('has redirects, licenses, and only the pictures that pages show', () => {
    expect(readFileSync(at('_redirects'), 'utf8')).toContain('/faq /FAQ 301');
    expect(readFileSync(at('third-party-notices.txt'), 'utf8')).toContain('instrument-sans');
    expect([SHOWN, DRAFT].map((file) => existsSync(at(file)))).toEqual([true, false]);
  });
});
