/**
 * Writes the editor to out/admin/: the package with our forms (config.yml), the page with its own policy,
 * and licenses. Runs after `next build`, if NEXT_PUBLIC_EDITOR is set.
 */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import type { CmsConfig, EntryCollection, SelectField } from '@sveltia/cms';
import { build, type Metafile } from 'esbuild';
import { globSync } from 'tinyglobby';
import { parse } from 'yaml';

import { products } from '@/content/lists/products';
import { services } from '@/content/lists/services';
import { site } from '@/content/site';
import { env, type Env } from '@/lib/env';
import { notices } from '@/scripts/finish/licenses';
import { withOwnPolicy } from '@/scripts/finish/policy';

import { editorDirectives } from './directives';

const SOURCES = 'scripts/editor';

/** The package does not export its package.json. */
const ASSETS = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@sveltia/cms')),
  'assets',
);

function configOf(editor: NonNullable<Env['editor']>): CmsConfig {
  const { basePath, siteUrl } = env();
  const { repository, signIn, review } = editor;
  const forms = parse(readFileSync(`${SOURCES}/config.yml`, 'utf8')) as CmsConfig;
  const fields = forms.collections!.flatMap((each) => (each as EntryCollection).fields ?? []);
  for (const [list, records] of Object.entries({ services, products }))
    for (const field of fields.filter(({ name }) => name === list))
      (field as SelectField).options = records.map(({ id, title }) => ({
        value: id,
        label: title,
      }));
  return {
    ...forms,
    load_config_file: false,
    backend: {
      name: 'github',
      repo: repository,
      ...(signIn ? { base_url: signIn } : { auth_methods: ['token'] }),
    } as CmsConfig['backend'],
    publish_mode: review ? 'editorial_workflow' : 'simple',
    app_title: site.name,
    site_url: siteUrl + basePath,
    logo: { src: `${basePath}/icon.svg` },
  };
}

function packagesIn({ inputs }: Metafile): string[] {
  const folders = Object.keys(inputs).flatMap(
    (file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file) ?? [],
  );
  return [...new Set(folders)];
}

export async function writeEditor(out: string, editor: NonNullable<Env['editor']>) {
  const folder = path.join(out, 'admin');
  // Bundled, because the package's file for pages loads its parts and fonts from unpkg.com.
  const { metafile } = await build({
    stdin: {
      contents: `import CMS from '@sveltia/cms'; CMS.init({ config: ${JSON.stringify(configOf(editor))} });`,
      resolveDir: SOURCES,
      sourcefile: 'editor.js',
    },
    outdir: folder,
    entryNames: 'editor',
    chunkNames: 'chunks/[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    metafile: true,
    legalComments: 'none',
    // Colors for 300 programming languages.
    external: ['@shikijs/*'],
    logLevel: 'error',
  });
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
  for (const name of globSync('*.{woff2,LICENSE.txt}', { cwd: ASSETS }))
    cpSync(path.join(ASSETS, name), path.join(folder, 'assets', name));
  const page = readFileSync(`${SOURCES}/index.html`, 'utf8').replace('BASE_PATH', env().basePath);
  writeFileSync(path.join(folder, 'index.html'), withOwnPolicy(page, editorDirectives));
  writeFileSync(path.join(folder, 'licenses.txt'), await notices(packagesIn(metafile)));
}
