/**
 * In: scripts/policy/pictures.ts and the masters that it names. Out: WebP variants in
 * public/pictures, and lib/pictures.generated.ts, which lists them. Runs before `next build` and
 * `next dev`, because pages import that list. The name of a variant contains a hash of its master
 * and its encoder, so existing files are up to date and are skipped.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

import { encoderFor, PICTURES, type PictureRule } from '@/scripts/policy/pictures';
import { root } from '@/scripts/process';

type Master = { bytes: Uint8Array; width: number; height: number };
type Variant = { file: string; width: number };

const AT_ONCE = 2;
const MODULE = 'lib/pictures.generated.ts';

const fingerprint = (bytes: Uint8Array, options: object) =>
  createHash('sha256').update(bytes).update(JSON.stringify(options)).digest('hex').slice(0, 8);

/** @throws Error with one line: the file and the remedy */
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
  const variants = rule.widths.map((w): Variant => ({
    file: `${slug}-${w}-${hash}.webp`,
    width: w,
  }));
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

/** @returns the files that exist afterwards */
export async function makePictures() {
  const folder = path.join(root, 'public/pictures');
  await mkdir(folder, { recursive: true });
  const present = new Set(await readdir(folder));
  const wanted = new Set<string>();
  const entries: string[] = [];
  const jobs: (() => Promise<void>)[] = [];

  for (const rule of PICTURES) {
    const master = await readMaster(rule);
    const { variants, picture } = planPicture(rule, master);
    entries.push(`  ${JSON.stringify(rule.src)}: ${JSON.stringify(picture)},`);
    for (const { file, width } of variants) {
      wanted.add(file);
      if (present.has(file)) continue;
      jobs.push(async () => {
        const encoded = sharp(master.bytes).resize({ width }).webp(encoderFor(rule));
        // Write to a temporary name first: an interrupted run must not leave an incomplete file
        // under the final name.
        const part = path.join(folder, `${file}.${process.pid}`);
        await writeFile(part, await encoded.toBuffer());
        await rename(part, path.join(folder, file));
      });
    }
  }

  const made = jobs.length;
  const worker = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) await job();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  for (const file of present) if (!wanted.has(file)) await rm(path.join(folder, file));

  await writeFile(path.join(root, MODULE), pictureModule(entries));
  if (made > 0) process.stdout.write(`Pictures: ${made} of ${wanted.size} made\n`);
  return [MODULE, ...[...wanted].map((file) => `public/pictures/${file}`)];
}
