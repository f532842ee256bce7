/**
 * Measures how much a browser downloads for each page, and for a baseline: an empty app with the
 * same routes and a layout that links to all of them. The baseline shows the size of Next.js
 * itself. It is built in a subfolder of the project, so that it uses the same node_modules.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { routes } from '@/content/routes';
import { E2E_DIR, EXPORTS } from '@/e2e/exports';
import { root, run } from '@/scripts/command';
import { PAGES, weighPage } from '@/scripts/export/page-weight';
import * as budgets from '@/scripts/policy/budgets';

import { against, kB, type Section } from './table';

const BASELINE = path.join(root, E2E_DIR, 'baseline');

const links = routes.map(({ path, name }) => `<li><Link href="${path}">${name}</Link></li>`);

const LAYOUT = `import Link from 'next/link';

export const metadata = { title: 'Baseline', description: 'An empty app.' };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <nav><ul>${links.join('')}</ul></nav>
        <main>{children}</main>
      </body>
    </html>
  );
}
`;

const page = (name: string) => `export default function Page() {
  return <section><h1>${name}</h1></section>;
}
`;

const CONFIG = `export default {
  output: 'export',
  reactStrictMode: true,
  generateBuildId: () => 'static',
  images: { unoptimized: true },
};
`;

/** @returns the directory of the baseline's export */
async function buildBaseline(): Promise<string> {
  const { browserslist } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const files: [string, string][] = [
    ['package.json', JSON.stringify({ private: true, type: 'module', browserslist })],
    ['next.config.mjs', CONFIG],
    ['app/layout.jsx', LAYOUT],
    ...routes.map((route): [string, string] => [`app${route.path}/page.jsx`, page(route.name)]),
  ];
  await rm(BASELINE, { recursive: true, force: true });
  for (const [file, text] of files) {
    await mkdir(path.dirname(path.join(BASELINE, file)), { recursive: true });
    await writeFile(path.join(BASELINE, file), text);
  }
  const { code } = await run(`npx next build --webpack ${BASELINE}`, EXPORTS.delivered.env);
  if (code !== 0) throw new Error('The baseline does not build: see the output above');
  return path.join(BASELINE, 'out');
}

const weigh = async (out: string, file: string) =>
  weighPage(await readFile(path.join(out, file), 'utf8'), { out });

export const bytes: Section = async () => {
  const baseline = await weigh(await buildBaseline(), 'index.html');
  const rows: string[][] = [];
  for (const { route, file } of PAGES) {
    const page = await weigh(path.join(root, EXPORTS.delivered.dir), file);
    const over = page.scripts - baseline.scripts;
    rows.push([
      route,
      kB(page.document),
      against(kB(page.firstScreen), page.firstScreen, budgets.FIRST_SCREEN.bytes),
      kB(page.data),
      kB(page.scripts),
      against(kB(over), over, budgets.SCRIPTS_OVER_FRAMEWORK.bytes),
    ]);
  }
  const { document, firstScreen, data, scripts } = baseline;
  rows.push(['baseline', ...[document, firstScreen, data, scripts, 0].map(kB)]);
  return {
    note: 'kB after Brotli at quality 11. The baseline has its page data inside the document.',
    head: ['page', 'document', 'first screen', 'page data', 'scripts', 'above the baseline'],
    rows,
  };
};
