/**
 * What next.config.mjs takes from the settings and the content. An invalid setting stops the build with
 * a one-line message instead of a stack trace, because the person who deploys the site only needs to
 * know which setting is wrong.
 */
import { definitionsOf } from '@/lib/settings/flags';
import { flagsOf, readSiteSettings } from '@/lib/catalog/settings';

function read(isBuild: boolean) {
  const mode = process.env.NODE_ENV;
  if (isBuild && mode !== 'production')
    throw new Error(`NODE_ENV is "${mode}", but a build is for production: unset NODE_ENV`);
  const settings = readSiteSettings();
  return {
    basePath: settings.basePath,
    define: definitionsOf(flagsOf(settings)),
  };
}

export function nextBuild(isBuild: boolean) {
  try {
    return read(isBuild);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${message.startsWith('content/') ? '' : 'Settings: '}${message}\n`);
    process.exit(1);
  }
}
