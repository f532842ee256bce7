/**
 * In: a finished page. Out: the files that its loader fetches, which no element of the page names any
 * more. Reads back what scripts/script-loader.ts has written; the test makes its pages with that.
 */
import { LOADER_POLICY } from './policy/csp';

export type LoadedFiles = { data: string; scripts: string[]; styles: string[] };

const list = (code: string, pattern: RegExp): string[] =>
  JSON.parse(pattern.exec(code)?.[1] ?? '[]');

/** `null` for a page without a loader. */
export function loadedFiles(html: string): LoadedFiles | null {
  const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code]) => code!);
  const code = inline.find((text) => text.includes(`createPolicy("${LOADER_POLICY}"`));
  const [, data, runtime] =
    /load\("([^"]+)",\(\)=>[^;]*?load\("([^"]+)",steps\)/.exec(code ?? '') ?? [];
  if (!code || !data || !runtime) return null;
  return {
    data,
    scripts: [
      runtime,
      ...list(code, /(\[[^\]]*\])\.forEach\(u=>load\(u\)\)/),
      ...[...code.matchAll(/load\("([^"]+)",\(\)=>\{held/g)].map(([, entry]) => entry!),
    ],
    styles: list(code, /(\[[^\]]*\])\.map\(dress\)/),
  };
}
