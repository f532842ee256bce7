/**
 * What next.config.mjs takes from the settings and the content. An invalid setting stops the build with
 * a one-line message instead of a stack trace, because the person who deploys the site only needs to
 * know which setting is wrong.
 */
import { collections } from '@/content/collections';
import { buildFlags, definitionsOf } from '@/lib/buildFlags';
import { constantsOf, readSettings } from '@/lib/env';
import { allRouteNames, routeNames } from '@/lib/pages/entries';
import { allPages, shownEntries } from '@/lib/pages/entryFiles';
import { browserPaths } from '@/lib/pages/record';
import { withEmbeds } from '@/scripts/embeds';
import { lackingPages } from '@/scripts/languages/shownPages';

const extensionsOf = (names: readonly string[]) => [
  'tsx',
  'ts',
  ...names.flatMap((name) => [`${name}.tsx`, `${name}.ts`]),
];

/**
 * The pages that a language lacks. The workers of a build read the configuration, too, and get them from
 * the first process: reading the pages of a language starts a process, which takes one to three seconds.
 */
async function lackingIn({ plan, drafts }: ReturnType<typeof readSettings>, isBuild: boolean) {
  const { LACKING_PAGES: known } = process.env;
  const lacking = plan ?? (known ? JSON.parse(known) : await lackingPages(drafts));
  if (isBuild) process.env.LACKING_PAGES = JSON.stringify(lacking);
  return lacking as Awaited<ReturnType<typeof lackingPages>>;
}

async function read(isBuild: boolean) {
  const mode = process.env.NODE_ENV;
  if (isBuild && mode !== 'production')
    throw new Error(`NODE_ENV is "${mode}", but a build is for production: unset NODE_ENV`);
  const settings = await withEmbeds(readSettings());
  const { hidden, untranslated } = await lackingIn(settings, isBuild);
  return {
    basePath: settings.basePath,
    /** Whether this is the build of a further language, in a copy of the project. */
    isCopy: settings.plan !== null,
    /** The endings of pages, without those of collections that have no entries. */
    pageExtensions: extensionsOf(routeNames(collections, shownEntries(settings.drafts))),
    /** `next dev` always knows the pages of all collections, so that the first entry needs no restart. */
    allPageExtensions: extensionsOf(allRouteNames(collections)),
    define: {
      ...definitionsOf(buildFlags(settings)),
      ...constantsOf(settings),
      ...browserPaths(allPages(settings.drafts)),
      __HIDDEN__: hidden.join(' '),
      __UNTRANSLATED__: untranslated.join(' '),
    },
  };
}

export async function nextBuild(isBuild: boolean) {
  try {
    return await read(isBuild);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${message.startsWith('content/') ? '' : 'Settings: '}${message}\n`);
    process.exit(1);
  }
}
