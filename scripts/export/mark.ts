/**
 * Generates the logo component (lib/mark.generated.tsx) and the icons from content/mark.svg and the
 * design tokens. app/favicon.ico, app/icon.svg and app/apple-icon.png follow Next.js's file
 * conventions. The manifest's icons are in public/app-icons. Runs before `next build` and `next dev`,
 * because the header imports the logo.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';

import sharp from 'sharp';
import { optimize } from 'svgo';

import tokens from '@/tailwind.config';

export const MARK = 'content/mark.svg';

const { colors, colorScheme } = tokens.theme;
/** The color of the mark on a light tab bar, and on a dark one. */
const [onLight, onDark] =
  colorScheme.DEFAULT === 'dark'
    ? [colors.page, colors.ink.DEFAULT]
    : [colors.ink.DEFAULT, colors.ondark.DEFAULT];

/**
 * Content that is not allowed in the mark, because the mark is inlined into every page. For
 * example, the content security policy would block styles. Scripts are found in every SVG file
 * (scripts/content/svg.ts).
 */
const FAULTS: readonly [RegExp, string][] = [
  [/<style|\sstyle=|\sclass=/i, 'contains styles: use attributes such as fill="#123456" instead'],
  [
    /<image|<foreignObject|\s(xlink:)?href="(?!#)|url\((?!#)/i,
    'refers to something outside the file: convert it to paths',
  ],
  [/<text/i, 'contains text, which needs a font: convert it to paths'],
  [
    /\s(?!xmlns:|xlink:href|xml:space)[a-z]+:[a-z-]+=/i,
    'contains editor data: save it as plain SVG',
  ],
];

export type Mark = { attributes: string; shapes: string; width: number; height: number };

/** What ids start with, so that each copy on a page gets its own. */
const ID = 'mark-id-';

/**
 * Writes an SVG in one way, so that patterns can read it: without comments and declarations, with double
 * quotes and without entities of its own. That it is well-formed is checked before (scripts/content/svg.ts).
 */
const canonical = (source: string) =>
  optimize(source, {
    plugins: [
      'removeXMLProcInst',
      'removeDoctype',
      'removeComments',
      { name: 'prefixIds', params: { prefix: ID, delim: '' } },
    ],
  }).data;

/** @throws Error with the file, the problem and how to fix it */
export function parseMark(source: string): Mark {
  const refuse = (why: string) => new Error(`${MARK} ${why}`);
  const svg = canonical(source);
  const [, attributes, shapes] = /^<svg\b([^>]*)>([\s\S]*)<\/svg>$/.exec(svg) ?? [];
  if (attributes === undefined || shapes === undefined)
    throw refuse('is not an SVG: save it as plain SVG');
  for (const [pattern, why] of FAULTS) if (pattern.test(svg)) throw refuse(why);
  const box = /\sviewBox="\s*([^"]*?)\s*"/.exec(attributes)?.[1];
  const [, , width = 0, height = 0] = (box ?? '').split(/[\s,]+/).map(Number);
  if (!(width > 0 && height > 0)) {
    throw refuse('has no viewBox: add viewBox="0 0 {width} {height}" to its svg element');
  }
  const kept = attributes.replace(/\s(xmlns(:\w+)?|width|height|version|id)="[^"]*"/g, '');
  return { attributes: kept, shapes: shapes.trim(), width, height };
}

/** Converts SVG to JSX, with an ID from React in its own. */
const jsx = (svg: string) =>
  svg
    // Curly brackets would be code.
    .replace(/[{}]/g, (letter) => `&#${letter.codePointAt(0)};`)
    .replaceAll('xlink:href', 'href')
    .replace(/(?<=\s[a-z-]+)-([a-z])(?=[a-z-]*=)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/"([^"]*)"/g, (value, text: string) =>
      text.includes(ID) ? `{\`${text.replaceAll(ID, '${id}')}\`}` : value,
    );

/** Returns the source of a React component. */
export function markModule({ attributes, shapes }: Mark): string {
  const body = `<svg${jsx(attributes)} aria-hidden="true" className={className}>\n${jsx(shapes)}\n</svg>`;
  const usesIds = body.includes('${id}');
  return `// Made by scripts/export/mark.ts from ${MARK}.
${usesIds ? "import { useId } from 'react';\n\n" : ''}export function Mark({ className }: { className: string }) {
${usesIds ? '  const id = useId();\n' : ''}  return (
${body}
  );
}
`;
}

type Place = { diagonal: number; ground?: string; corner?: number; style?: string };

/**
 * Returns an SVG of the mark, centered in a 512 px square. `diagonal` is the length of the mark's
 * diagonal, in px.
 */
function square(mark: Mark, { diagonal, ground = 'none', corner = 0, style = '' }: Place) {
  const scale = diagonal / Math.hypot(mark.width, mark.height);
  const [width, height] = [mark.width * scale, mark.height * scale];
  const box = `x="${256 - width / 2}" y="${256 - height / 2}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 512 512" color="${colors.ink.DEFAULT}">${style}<rect width="512" height="512" rx="${corner}" fill="${ground}"/><svg ${box}${mark.attributes}>${mark.shapes}</svg></svg>`;
}

const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 144 })
    .resize(size, size)
    .png({ palette: true, quality: 96, effort: 10 })
    .toBuffer();

/** Returns an ICO file: a directory of the images, followed by the images, which may be PNG. */
function ico(images: readonly { size: number; data: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(({ size, data }, index) => {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(data.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += data.length;
  });
  return Buffer.concat([head, ...images.map(({ data }) => data)]);
}

export async function makeMark() {
  const mark = parseMark(await readFile(MARK, 'utf8'));
  // In dark mode, this style makes `currentColor` light, so that the mark is visible on a dark tab
  // bar.
  const scheme = `<style>svg{color:${onLight}}@media(prefers-color-scheme:dark){svg{color:${onDark}}}</style>`;
  const fitting = (512 * Math.hypot(mark.width, mark.height)) / Math.max(mark.width, mark.height);
  const tab = square(mark, { diagonal: fitting, style: scheme });
  const ground = colors.page;
  const app = square(mark, { diagonal: 443, ground });
  const rounded = square(mark, { diagonal: 443, ground, corner: 112 });
  // Platforms may crop everything outside a circle whose diameter is 80% of the width (W3C, Web App
  // Manifest).
  const masked = square(mark, { diagonal: 400, ground });
  // An ICO file has no variants, so use the background of pages, which is visible on any tab bar.
  const small = square(mark, { diagonal: 500, ground, corner: 96 });
  const sizes = await Promise.all(
    [16, 32, 48].map(async (size) => ({ size, data: await png(small, size) })),
  );
  await mkdir('public/app-icons', { recursive: true });
  const files: [string, string | Buffer][] = [
    ['lib/mark.generated.tsx', markModule(mark)],
    ['app/favicon.ico', ico(sizes)],
    ['app/icon.svg', `${tab}\n`],
    ['app/apple-icon.png', await png(app, 180)],
    ['public/app-icons/icon-192.png', await png(rounded, 192)],
    ['public/app-icons/icon-512.png', await png(rounded, 512)],
    ['public/app-icons/maskable-512.png', await png(masked, 512)],
  ];
  for (const [file, data] of files) await writeFile(file, data);
}
