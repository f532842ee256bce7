import { tsImport } from 'tsx/esm/api';

/**
 * lib/env.ts reads and validates the settings. An invalid setting stops the build with a one-line
 * message instead of a stack trace, because the person who deploys the site only needs to know
 * which setting is wrong.
 */
async function settingsOrExit() {
  try {
    const { readSettings, constantsOf } = await tsImport('./lib/env.ts', import.meta.url);
    const settings = readSettings();
    return { settings, constants: constantsOf(settings) };
  } catch (error) {
    process.stderr.write(`Settings: ${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}

const { settings, constants } = await settingsOrExit();

// In a container, each build generates a new key for server actions, which invalidates webpack's
// cache. The site has no server actions, so the key encrypts nothing and can be constant.
process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ??= Buffer.alloc(32).toString('base64');

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  basePath: settings.basePath,
  // Export X.html, not X/index.html, because the routes have no trailing slash.
  // scripts/export/finish-export.ts adds X/index.html for hosts that need it.
  trailingSlash: false,
  typedRoutes: true,
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
  compiler: { define: constants },
};

export default config;
