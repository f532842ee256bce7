import { networkInterfaces } from 'node:os';

import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { tsImport } from 'tsx/esm/api';

// The phase of `next typegen` is that of a build, too.
const IS_BUILD = process.argv[2] === 'build';
if (IS_BUILD && process.env.NODE_ENV !== 'production') {
  console.error(`NODE_ENV: "${process.env.NODE_ENV}": unset it, because a build is for production`);
  process.exit(1);
}

const { definitions } = await tsImport('./lib/flags.ts', import.meta.url);
const define = definitions();

// A generated key would invalidate webpack's cache in each build. The site has no server actions to
// encrypt.
process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ??= Buffer.alloc(32).toString('base64');

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  // The export (scripts/command.ts). Next.js uses .next for everything else.
  distDir: process.env.EXPORT_DIR || undefined,
  basePath: define['BUILD.basePath'],
  typedRoutes: true,
  // The exports of the tests skip types, which `npm run types` has checked.
  typescript: {
    tsconfigPath: 'tsconfig.build.json',
    ignoreBuildErrors: process.env.TYPES_ARE_CHECKED === '1',
  },
  reactStrictMode: true,
  // The addresses of this machine, so that a phone in its network can open `next dev`.
  allowedDevOrigins: Object.values(networkInterfaces()).flatMap((all = []) =>
    all.map(({ address }) => address),
  ),
  // No server is deployed. Tracing its files takes a quarter of the build.
  outputFileTracingExcludes: { '*': ['**/*'] },
  // So that a deployment uploads only what has changed.
  generateBuildId: () => 'static',
  compiler: { define },
};

/** @param {string} phase */
export default function configOf(phase) {
  // As an export, `next dev` would respond with 404 to the first requests for a new post (Next.js 16.4).
  if (phase === PHASE_DEVELOPMENT_SERVER) return { ...config, output: undefined };
  if (!IS_BUILD) return config;
  // A stylesheet for the layout and one for the page, instead of merged ones, which Turbopack cannot make.
  // A worker would read this file again, and not know that this is a build.
  return { ...config, experimental: { cssChunking: false, webpackBuildWorker: false } };
}
