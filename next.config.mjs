import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { tsImport } from 'tsx/esm/api';

/** Not by the phase of the config, which is that of a build for `next typegen`, too. */
const IS_BUILD = process.argv[2] === 'build';

const { nextBuild } = await tsImport('./scripts/next-build.ts', import.meta.url);
const { basePath, define } = nextBuild(IS_BUILD);

// In a container, each build generates a new key for server actions, which invalidates webpack's
// cache. The site has no server actions, so the key encrypts nothing and can be constant.
process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ??= Buffer.alloc(32).toString('base64');

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // The folder of the export (scripts/command.ts). Next.js uses .next for everything else.
  ...(process.env.EXPORT_DIR && { distDir: process.env.EXPORT_DIR }),
  basePath,
  // Export X.html, not X/index.html, because the routes have no trailing slash.
  // scripts/finish.ts adds X/index.html for hosts that need it.
  trailingSlash: false,
  typedRoutes: true,
  // Check the types of what is deployed. `npm run types` also checks tests and scripts.
  // The exports of the tests skip it, because their types have been checked once (e2e/sites.ts).
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
  // With the default random id, every page would change in every build. With a fixed id, the same
  // source always produces the same files, so that a deployment uploads only what has changed.
  generateBuildId: () => 'static',
  // The site does not use next/image (components/parts/Picture needs no script). This prevents
  // accidental use.
  images: { unoptimized: true },
  ...(IS_BUILD && {
    experimental: {
      // Each page has two stylesheets: that of the layout, and that of its own parts. By default, webpack
      // merges small ones, so that every page would have the styles of others. Turbopack refuses this.
      cssChunking: false,
      // The worker would read this file, too, and not know that this is a build.
      webpackBuildWorker: false,
    },
  }),
  compiler: { define },
};

/**
 * As an export, `next dev` would respond with 404 to the first requests for a new entry: it checks the
 * parameters against its last list of them (Next.js 16.4).
 *
 * @param {string} phase
 */
const configOf = (phase) =>
  phase === PHASE_DEVELOPMENT_SERVER ? { ...config, output: undefined } : config;

export default configOf;
