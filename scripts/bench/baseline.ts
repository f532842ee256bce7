/**
 * The baseline shows what Next.js itself costs. It is an app with the same routes but no content:
 * one layout with a link to each route, no islands, styles or pictures. It is built with the same
 * Next.js in a subfolder of the project, where it finds the same node_modules.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { routes } from '@/content/routes';
import { E2E_DIR, EXPORTS } from '@/scripts/policy/e2e';
import { root, run } from '@/scripts/process';

const BASELINE = path.join(root, E2E_DIR, 'baseline');
export const BASELINE_OUT = path.join(BASELINE, 'out');

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

async function sources(): Promise<Record<string, string>> {
  const { browserslist, dependencies } = JSON.parse(
    await readFile(path.join(root, 'package.json'), 'utf8'),
  );
  return {
    'package.json': JSON.stringify({
      name: 'baseline',
      private: true,
      type: 'module',
      browserslist,
      description: `Next.js ${dependencies.next}`,
    }),
    'next.config.mjs': CONFIG,
    'app/layout.jsx': LAYOUT,
    ...Object.fromEntries(
      routes.map((route) => [path.join('app', route.path, 'page.jsx'), page(route.name)]),
    ),
  };
}

/** Builds the baseline, unless it was built with this version of Next.js. */
export async function buildBaseline() {
  const files = await sources();
  const last = path.join(BASELINE, 'package.json');
  const isBuilt = existsSync(path.join(BASELINE_OUT, 'index.html'));
  if (isBuilt && (await readFile(last, 'utf8')) === files['package.json']) return;
  await rm(BASELINE, { recursive: true, force: true });
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(BASELINE, file)), { recursive: true });
    await writeFile(path.join(BASELINE, file), text);
  }
  const { code } = await run(`npx next build --webpack ${BASELINE}`, EXPORTS.delivered.env);
  if (code !== 0) throw new Error('The baseline does not build: see the output above');
}
