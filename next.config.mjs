import path from 'node:path';

import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { tsImport } from 'tsx/esm/api';

/** Not by the phase of the config, which is that of a build for `next typegen`, too. */
const IS_BUILD = process.argv[2] === 'build';

/**
 * lib/env.ts reads and validates the settings. An invalid setting stops the build with a one-line
 * message instead of a stack trace, because the person who deploys the site only needs to know
 * which setting is wrong.
 */
async function settingsOrExit() {
  try {
    const mode = process.env.NODE_ENV;
    if (IS_BUILD && mode !== 'production')
      throw new Error(`NODE_ENV is "${mode}", but a build is for production: unset NODE_ENV`);
    const { readSettings, constantsOf } = await tsImport('./lib/env.ts', import.meta.url);
    const { shownEntries } = await tsImport('./lib/pages/entryFiles.ts', import.meta.url);
    const { withEmbeds } = await tsImport('./scripts/embeds.ts', import.meta.url);
    const settings = await withEmbeds(readSettings());
    const { lackingPages } = await tsImport('./scripts/languages/shownPages.ts', import.meta.url);
    // The workers of a build read this file, too, and get the pages that languages lack from the first process:
    // reading the pages of a language starts a process, which takes one to three seconds.
    const { LACKING_PAGES: known } = process.env;
    const read = () => (known ? JSON.parse(known) : lackingPages(settings.drafts));
    const lacking = settings.plan ?? read();
    if (IS_BUILD) process.env.LACKING_PAGES = JSON.stringify(lacking);
    return {
      settings,
      constants: constantsOf(settings),
      entries: shownEntries(settings.drafts),
      lacking,
    };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${message.startsWith('content/') ? '' : 'Settings: '}${message}\n`);
    process.exit(1);
  }
}

const { settings, constants, entries, lacking } = await settingsOrExit();
const { allPages } = await tsImport('./lib/pages/entryFiles.ts', import.meta.url);
const { collections } = await tsImport('./content/collections.ts', import.meta.url);
const { allRouteNames, routeNames } = await tsImport('./lib/pages/entries.ts', import.meta.url);
const { mainLinks } = await tsImport('./content/navigation.ts', import.meta.url);
const { isGroup } = await tsImport('./lib/pages/menu.ts', import.meta.url);
const { browserPaths } = await tsImport('./lib/pages/record.ts', import.meta.url);

// In a container, each build generates a new key for server actions, which invalidates webpack's
// cache. The site has no server actions, so the key encrypts nothing and can be constant.
process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ??= Buffer.alloc(32).toString('base64');

const extensionsOf = (names) => [
  ...['tsx', 'ts'],
  ...names.flatMap((name) => [`${name}.tsx`, `${name}.ts`]),
];

const hasGroups = mainLinks.some(isGroup);

/** @type {import('next').NextConfig} */
const config = {
  pageExtensions: extensionsOf(routeNames(collections, entries)),
  // Pages import the Markdown files in content/ as strings (lib/pages/shown.ts).
  turbopack: { rules: { '*.md': { type: 'text' } } },
  webpack: (bundler, { webpack: plugins }) => {
    bundler.module.rules.push({ test: /\.md$/, type: 'asset/source' });
    // Only a build with the site's own form, a consent banner, or a group in the menu needs their
    // styles. An alias to `false` does not work for stylesheets, so another one that the layout imports,
    // too, takes their place.
    const leaveOut = (/** @type {RegExp} */ styles) =>
      bundler.plugins.push(
        new plugins.NormalModuleReplacementPlugin(
          styles,
          '@/app/styles/more-letters.generated.css',
        ),
      );
    if (settings.leadForm.kind !== 'own') leaveOut(/\/own-form\.css$/);
    if (!settings.consent) leaveOut(/\/ConsentBanner\.css$/);
    if (!hasGroups) leaveOut(/\/MenuGroup\.css$/);
    return bundler;
  },
  output: 'export',
  // The folder of the export (scripts/command.ts). Next.js uses .next for everything else.
  ...(process.env.EXPORT_DIR && { distDir: process.env.EXPORT_DIR }),
  basePath: settings.basePath,
  // Export X.html, not X/index.html, because the routes have no trailing slash.
  // kit/finish/copy-twins.ts adds X/index.html for hosts that need it.
  trailingSlash: false,
  typedRoutes: true,
  // Check the types of what is deployed. `npm run types` also checks tests and scripts.
  // The exports of the tests skip it, because their types have been checked once (scripts/exports.ts).
  typescript: {
    tsconfigPath: 'tsconfig.build.json',
    ignoreBuildErrors: process.env.TYPES_ARE_CHECKED === '1',
  },
  reactStrictMode: true,
  // By default, `next dev` works only on localhost. Also allow the host that `npm start` uses, so
  // that the same URL works with both commands.
  allowedDevOrigins: ['127.0.0.1'],
  productionBrowserSourceMaps: false,
  // No server is deployed, so skip file tracing, which takes a quarter of the build time.
  outputFileTracingExcludes: { '*': ['**/*'] },
  // The copy of the project for a further language has a lock file, too (scripts/languages/build.ts).
  ...(settings.plan && { outputFileTracingRoot: path.resolve('../../../..') }),
  // With the default random id, every page would change in every build. With a fixed id, the same
  // source always produces the same files, so that a deployment uploads only what has changed.
  generateBuildId: () => 'static',
  // The site does not use next/image (components/parts/Picture needs no script). This prevents
  // accidental use.
  images: { unoptimized: true },
  // Each page has two stylesheets: that of the layout, and that of its own parts. By default, webpack
  // merges small ones, so that every page would have the styles of others. Turbopack refuses this.
  ...(IS_BUILD && { experimental: { cssChunking: false } }),
  compiler: {
    define: {
      ...constants,
      ...browserPaths(allPages(settings.drafts)),
      __MENU_GROUPS__: hasGroups,
      __HIDDEN__: lacking.hidden.join(' '),
      __UNTRANSLATED__: lacking.untranslated.join(' '),
    },
  },
};

/**
 * As an export, `next dev` would respond with 404 to the first requests for a new entry: it checks the
 * parameters against its last list of them (Next.js 16.4). It always knows the pages of all collections,
 * so that the first entry needs no restart.
 */
const configOf = (/** @type {string} */ phase) =>
  phase === PHASE_DEVELOPMENT_SERVER
    ? {
        ...config,
        output: undefined,
        pageExtensions: extensionsOf(allRouteNames(collections)),
      }
    : config;

export default configOf;
