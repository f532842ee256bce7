import { tsImport } from 'tsx/esm/api';

/**
 * The settings come from lib/env.ts, the only reader of the environment. A wrong setting stops the
 * build with one line: whoever deploys needs the name of the variable, not a stack.
 */
async function settingsOrExit() {
  try {
    const { readSettings } = await tsImport('./lib/env.ts', import.meta.url);
    return readSettings();
  } catch (error) {
    process.stderr.write(`Settings: ${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}

const settings = await settingsOrExit();

// The site has no server actions, so this key encrypts nothing. Without it Next.js makes a new one for
// each build in a container, and webpack's cache, whose version contains the key, is never used.
process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ??= Buffer.alloc(32).toString('base64');

const { routes } = await tsImport('./content/routes.ts', import.meta.url);

/** @type {import('next').NextConfig} */
const config = {
  output: 'export',
  basePath: settings.basePath,
  // X.html, not X/index.html: the links are the paths people know. scripts/build/finish-export.ts adds the
  // second form for hosts that look for a directory.
  trailingSlash: false,
  typedRoutes: true,
  reactStrictMode: true,
  // `next dev` speaks of localhost; the address that `npm start` prints should work there too.
  allowedDevOrigins: ['127.0.0.1'],
  productionBrowserSourceMaps: false,
  // No server is deployed; to trace what one would need takes a quarter of the build.
  outputFileTracingExcludes: { '*': ['**/*'] },
  // A random id would change every page at every build; with a fixed one the same source gives the
  // same bytes, so a deployment uploads only what really changed.
  generateBuildId: () => 'static',
  // No next/image (components/parts/Picture does it without script); this guards against a stray use.
  images: { unoptimized: true },
  // A boolean, not a string: 'false' would be written as the truthy "false". Without tracking
  // settings the minifier then drops the whole branch from the chunks.
  compiler: {
    define: {
      __TRACKING__: settings.tracking !== null,
      __CONSENT__: settings.consent,
      __BASE_PATH__: settings.basePath,
      __ROUTES__: routes.map(({ path }) => path).join(' '),
    },
  },
};

export default config;
