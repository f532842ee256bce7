/**
 * In: the files of the finished export. Out: what each that has a budget of its own weighs, however
 * many pages name it: scripts, stylesheets, the font, pictures. For scripts/budgets.ts.
 */
import { brotliCompressSync, constants } from 'node:zlib';

import {
  FLOOR,
  FONT,
  PICTURE_CLASSES,
  SCRIPT_FILES,
  STYLESHEET,
  STYLESHEET_ON_DEMAND,
} from './policy/budgets';

export type Load = { file: string; what: string; bytes: number; budget: number; remedy: string };
export type Weigh = (content: string | Buffer) => number;

const HIGHEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Remembers what it has weighed: every page fetches most of the same files, and this is slow. */
export function brotliBytes(): Weigh {
  const known = new Map<string | Buffer, number>();
  return (content) => {
    const bytes = known.get(content) ?? brotliCompressSync(content, HIGHEST).length;
    known.set(content, bytes);
    return bytes;
  };
}

function scriptLoad(file: string, bytes: number): Load[] {
  const rule = SCRIPT_FILES.find((each) => each.file.test(file));
  const remedy = 'make its islands smaller, or load part of them by import()';
  return rule ? [{ file: `out/${file}`, what: 'script', bytes, budget: rule.bytes, remedy }] : [];
}

/** `Picture` names a variant by its master, its width and its content. */
function pictureLoad(file: string, bytes: number): Load[] {
  const width = Number(/-(\d+)-[0-9a-f]{8}\.avif$/.exec(file)?.[1]);
  const rule = PICTURE_CLASSES.find(({ upTo }) => width <= upTo);
  if (!rule) return [];
  const what = `picture of up to ${rule.upTo} px`;
  const remedy = 'give it a calmer master, or lower the quality in scripts/policy/pictures.ts';
  return [{ file: `out/${file}`, what, bytes, budget: rule.bytes, remedy }];
}

/** @param asked the stylesheets that pages ask for; others come on demand */
export function fileLoads(
  files: ReadonlyMap<string, Buffer>,
  asked: ReadonlySet<string>,
  weigh: Weigh,
): { loads: Load[]; faults: string[] } {
  const loads: Load[] = [];
  const faults: string[] = [];
  const fonts = [...files].filter(([file]) => /\.(woff2?|ttf|otf)$/.test(file));
  const sheets = [...files].filter(([file]) => /^_next\/.*\.css$/.test(file));
  const sheet = (own: typeof sheets, what: string, budget: number) => {
    const bytes = own.reduce((total, [, content]) => total + weigh(content), 0);
    const file = own.map(([name]) => `out/${name}`).join(', ');
    if (own.length > 0)
      loads.push({ file, what, bytes, budget, remedy: 'find rules that nothing uses' });
  };
  sheet(
    sheets.filter(([file]) => asked.has(file)),
    'stylesheet',
    STYLESHEET.bytes,
  );
  sheet(
    sheets.filter(([file]) => !asked.has(file)),
    'stylesheet on demand',
    STYLESHEET_ON_DEMAND.bytes,
  );
  for (const [file, content] of files) {
    if (/\/chunks\/.*\.js$/.test(file) && !FLOOR.files.test(file))
      loads.push(...scriptLoad(file, weigh(content)));
    if (/^pictures\/.*\.avif$/.test(file)) {
      const load = pictureLoad(file, content.length);
      loads.push(...load);
      if (load.length === 0)
        faults.push(
          `out/${file}: no budget fits its width: add a class in scripts/policy/budgets.ts`,
        );
    }
  }
  if (fonts.length !== 1)
    faults.push(
      `out/ holds ${fonts.length} font files (${fonts.map(([file]) => file).join(', ')}), budget 1: set every weight from the one in app/fonts.ts`,
    );
  const remedy = 'cut its letters or axes down';
  for (const [file, { length: bytes }] of fonts)
    loads.push({ file: `out/${file}`, what: 'font', bytes, budget: FONT.bytes, remedy });
  return { loads, faults };
}
