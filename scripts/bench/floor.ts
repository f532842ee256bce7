/**
 * The floor: what Next.js itself costs. An app with the routes of the site and nothing on them: one
 * layout with a link to each, no island, no styles, no pictures. Built by the same Next.js with the
 * same settings, in a folder below the project, where it finds the same modules.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { routes } from '@/content/routes';
import { E2E_DIR, EXPORTS } from '@/scripts/policy/e2e';
import { root } from '@/scripts/process';

import { measured } from './command';

export const BENCH_DIR = `${E2E_DIR}/bench`;
const FLOOR = path.join(root, BENCH_DIR, 'floor');
export const FLOOR_OUT = path.join(FLOOR, 'out');

const links = routes.map(({ path, name }) => `<li><Link href="${path}">${name}</Link></li>`);

const LAYOUT = `import Link from 'next/link';

export const metadata = { title: 'Floor', description: 'An empty app.' };

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
  const { browserslist } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  return {
    'package.json': JSON.stringify({ name: 'floor', private: true, type: 'module', browserslist }),
    'next.config.mjs': CONFIG,
    'app/layout.jsx': LAYOUT,
    ...Object.fromEntries(
      routes.map((route) => [path.join('app', route.path, 'page.jsx'), page(route.name)]),
    ),
  };
}

/** @param build whether to build it anew; if not, what is there is taken */
export async function provideFloor(build: boolean) {
  if (!build && existsSync(path.join(FLOOR_OUT, 'index.html'))) return;
  await rm(FLOOR, { recursive: true, force: true });
  for (const [file, text] of Object.entries(await sources())) {
    await mkdir(path.dirname(path.join(FLOOR, file)), { recursive: true });
    await writeFile(path.join(FLOOR, file), text);
  }
  await measured('npx next build --webpack', { cwd: FLOOR, env: EXPORTS.delivered.env });
  // The server of the site asks for both.
  for (const file of ['_headers', '_redirects']) await writeFile(path.join(FLOOR_OUT, file), '');
}
