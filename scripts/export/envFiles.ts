/**
 * Finds what Next.js reads from .env files in another way than it is written, and settings that nothing
 * reads. The site would be built without them.
 */
import { SETTINGS } from '@/lib/settings/env';
import type { Advice } from '@/scripts/content/advice';

/** As `loadEnvConfig` of @next/env returns it. */
type EnvFile = {
  path: string;
  contents: string;
  env: Readonly<Record<string, string | undefined>>;
};

const PREFIX = 'NEXT_PUBLIC_';

/** Vercel adds these if a project exposes its system environment variables. */
const isOfHost = (name: string) => name.startsWith(`${PREFIX}VERCEL_`);

/** Whether a name is a setting, except for a mistake in its prefix. */
const hasWrongPrefix = (name: string) =>
  /^(next|public)/i.test(name) &&
  SETTINGS.includes(name.toUpperCase().replace(/^(NEXT_?)?(PUBLIC_?)?/, PREFIX));

/** Whether a name is not a setting, although it looks like one. */
const isUnknown = (name: string) =>
  !SETTINGS.includes(name) && !isOfHost(name) && (name.startsWith(PREFIX) || hasWrongPrefix(name));

const REMEDY = 'correct its name (.env.example lists all settings), or remove it';

const LINE = /^\s*(?:export\s+)?([\w.-]+)(?:\s*=\s*|:\s+)(.*?)\s*$/;
const QUOTED = /^(['"`]).*\1\s*(?:#.*)?$/;

/** Where `#` starts a comment although no space is before it. */
const isCut = (value: string) => !QUOTED.test(value) && /^[^#]*[^#\s]#/.test(value);

/** @returns one line per problem: the file, the line, the name, the problem and how to fix it */
export function envFileProblems(
  files: readonly EnvFile[],
  environment: Readonly<Record<string, string | undefined>> = process.env,
): string[] {
  const isSet = (name: string) =>
    environment[name] !== undefined || files.some(({ env }) => env[name] !== undefined);
  /** The references to variables that are not set. They are replaced in quotes, too. */
  const lost = (value: string) =>
    [...value.matchAll(/(?<!\\)\$(?:\{(\w+)\}|(\w+))/g)]
      .filter(([, braced, bare]) => !isSet(braced ?? bare!))
      .map(([reference]) => reference);

  return files.flatMap(({ path, contents, env }) => {
    // Windows PowerShell saves UTF-16, which has a zero byte in each letter.
    if (/[\0\ufffd]/.test(contents)) return [`${path}: is not UTF-8: save it as UTF-8`];
    return contents.split(/\r\n?|\n/).flatMap((line, index) => {
      const [, name, value = ''] = LINE.exec(line) ?? [];
      if (!name) return [];
      const about = `${path}:${index + 1}: ${name}`;
      if (isUnknown(name)) return [`${about} is not a setting: ${REMEDY}`];
      if (!SETTINGS.includes(name)) return [];
      if (isCut(value)) return [`${about} ends before the #: put the value in quotes`];
      return lost(value)
        .filter((reference) => !env[name]?.includes(reference))
        .map(
          (reference) =>
            `${about} loses ${reference}, which is not a variable: write \\${reference}`,
        );
    });
  });
}

/** Variables of the host that look like settings. Other tools may read them. */
export const variableAdvice = (
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Advice[] =>
  Object.keys(environment)
    .filter((name) => isUnknown(name))
    .map((name) => ({
      file: name,
      found: 'is in the environment, but is not a setting',
      remedy: REMEDY,
    }));
