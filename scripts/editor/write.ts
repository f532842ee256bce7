/**
 * Writes the editor to out/admin/: its page, its script with the fonts, and the licenses of the packages
 * in it. Runs after `next build`, only if NEXT_PUBLIC_EDITOR is set. The page has its own policy, and is
 * in no list of pages.
 */
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

import { build, type Metafile } from 'esbuild';

import { withOwnPolicy } from '@/scripts/finish/policy';
import { env } from '@/lib/env';
import { notices } from '@/scripts/finish/licenses';
import { editorDirectives } from '@/scripts/policy/editor';

import { editorConfig } from './config';

/** The package exports no package.json, so take the folder of its main file. */
const MAIN = createRequire(import.meta.url).resolve('@sveltia/cms');
const ASSETS = path.join(path.dirname(MAIN), 'assets');

/** The inline script loads the module, because the policy allows no script files in the HTML. */
const pageOf = (folder: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"/>
<meta name="viewport" content="width=device-width, initial-scale=1"/>
<meta name="robots" content="noindex, nofollow"/>
<title>Editor</title>
</head>
<body>
<noscript>The editor needs JavaScript.</noscript>
<script>document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: '${folder}/client.js' }))</script>
</body>
</html>
`;

/** The folders of the packages in the bundle. */
function packagesIn({ inputs }: Metafile): string[] {
  const folders = Object.keys(inputs).flatMap(
    (file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file) ?? [],
  );
  return [...new Set(folders)];
}

async function bundle(folder: string, config: object): Promise<Metafile> {
  const { metafile } = await build({
    entryPoints: ['scripts/editor/client.ts'],
    outdir: folder,
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    metafile: true,
    legalComments: 'none',
    // Colors for 300 programming languages: code then has one color.
    external: ['@shikijs/*'],
    define: { __EDITOR_CONFIG__: JSON.stringify(config) },
    logLevel: 'error',
  });
  return metafile;
}

export async function writeEditor(out: string) {
  const settings = env();
  if (!settings.editor) return;
  const folder = path.join(out, 'admin');
  const metafile = await bundle(folder, editorConfig(settings, settings.editor));
  await mkdir(path.join(folder, 'assets'), { recursive: true });
  const fonts = (await readdir(ASSETS)).filter((name) => /\.(woff2|LICENSE\.txt)$/.test(name));
  for (const name of fonts) await cp(path.join(ASSETS, name), path.join(folder, 'assets', name));
  const page = pageOf(`${settings.basePath}/admin`);
  await writeFile(path.join(folder, 'index.html'), withOwnPolicy(page, editorDirectives));
  await writeFile(path.join(folder, 'licenses.txt'), await notices(packagesIn(metafile)));
}
