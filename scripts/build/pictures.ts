/**
 * Encodes the pictures in scripts/policy/pictures.ts as WebP variants in public/pictures, and lists
 * them in lib/pictures.generated.ts. Runs before `next build` and `next dev`, because pages import
 * that list. The file name of a variant contains a hash of its master and its encoder options, so a
 * variant that already exists is up to date and is skipped.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

import { encoderFor, PICTURES, type PictureRule } from '@/scripts/policy/pictures';
import { root } from '@/scripts/process';

type Master = { bytes: Uint8Array; width: number; height: number };

const MODULE = 'lib/pictures.generated.ts';

const fingerprint = (bytes: Uint8Array, options: object) =>
  createHash('sha256').update(bytes).update(JSON.stringify(options)).digest('hex').slice(0, 8);

/** @throws Error with the file, the problem and how to fix it */
export function planPicture(rule: PictureRule, { bytes, width, height }: Master) {
  const largest = Math.max(...rule.widths);
  if (width < largest) {
    throw new Error(
      `${rule.master} is ${width} px wide: export it at ${largest} px or more, or remove the larger widths from scripts/policy/pictures.ts`,
    );
  }
  const [across, down] = rule.ratio ?? [width, height];
  if (Math.abs(height - (width * down) / across) > 1) {
    throw new Error(
      `${rule.master} is ${width} × ${height} px: crop it to ${across}:${down}, as scripts/policy/pictures.ts says`,
    );
  }
  const slug = path.basename(rule.master, path.extname(rule.master)).replace(/[^\w-]+/g, '-');
  const hash = fingerprint(bytes, encoderFor(rule));
  const variants = rule.widths.map((w) => ({ file: `${slug}-${w}-${hash}.webp`, width: w }));
  const middle = `/pictures/${variants[Math.floor(variants.length / 2)]?.file}`;
  return {
    variants,
    picture: {
      width: largest,
      height: Math.round((largest * height) / width),
      src: rule.fallback ?? middle,
      webp: variants.map((v) => [v.width, `/pictures/${v.file}`]),
    },
  };
}

const pictureModule = (entries: string[]) =>
  `// Made by scripts/build/pictures.ts; lib/paths.ts adds the base path and the percent-encoding.
export const pictures = {
${entries.join('\n')}
} as const;

export type PictureSrc = keyof typeof pictures;
`;

async function readMaster(rule: PictureRule): Promise<Master> {
  const file = path.join(root, rule.master);
  if (!existsSync(file)) {
    throw new Error(
      `${rule.master} is missing: add the master, or remove ${rule.src} from content/ or scripts/policy/pictures.ts`,
    );
  }
  const bytes = await readFile(file);
  const { width, height } = await sharp(bytes).metadata();
  return { bytes, width, height };
}

/**
 * Writes to a temporary file first, so that an interrupted run never leaves an incomplete file
 * under the final name.
 */
async function encode(master: Master, rule: PictureRule, width: number, file: string) {
  const encoded = sharp(master.bytes).resize({ width }).webp(encoderFor(rule));
  const part = `${file}.${process.pid}`;
  await writeFile(part, await encoded.toBuffer());
  await rename(part, file);
}

/** @returns the generated module and all picture variants */
export async function makePictures() {
  const folder = path.join(root, 'public/pictures');
  await mkdir(folder, { recursive: true });
  const present = new Set(await readdir(folder));
  const wanted = new Set<string>();
  const entries: string[] = [];

  for (const rule of PICTURES) {
    const master = await readMaster(rule);
    const { variants, picture } = planPicture(rule, master);
    entries.push(`  ${JSON.stringify(rule.src)}: ${JSON.stringify(picture)},`);
    const missing = variants.filter(({ file }) => !present.has(file));
    await Promise.all(
      missing.map(({ file, width }) => encode(master, rule, width, path.join(folder, file))),
    );
    for (const { file } of variants) wanted.add(file);
  }
  for (const file of present) if (!wanted.has(file)) await rm(path.join(folder, file));

  await writeFile(path.join(root, MODULE), pictureModule(entries));
  return [MODULE, ...[...wanted].map((file) => `public/pictures/${file}`)];
}
