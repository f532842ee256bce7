/**
 * Crops, scales and encodes the pictures in scripts/policy/pictures.ts as WebP variants in
 * public/pictures, and lists them in lib/pictures.generated.ts. Runs before `next build` and `next
 * dev`, because pages import that list. The file name of a variant contains a hash of its master and
 * its encoder options.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

import { products } from '@/content/lists/products';
import { CONTENT } from '@/scripts/command';
import { writeCached } from '@/scripts/export/cache';
import { readContent } from '@/scripts/content/read';
import { encoderFor, postPictures, picturesOf, type PictureRule } from '@/scripts/policy/pictures';
import tokens from '@/tailwind.config';

type Master = { file: string; bytes: Uint8Array; width: number; height: number };

const GROUND = tokens.theme.colors.page;
const MODULE = 'lib/pictures.generated.ts';

/**
 * Returns the variants to make of a master.
 *
 * @throws Error if the master does not have the only size that its rule allows
 */
export function planPicture(rule: PictureRule, master: Master) {
  const { file, bytes, width, height } = master;
  const size = `is ${width} × ${height} px`;
  if (rule.size && (width !== rule.size[0] || height !== rule.size[1])) {
    const [across, down, why] = rule.size;
    throw new Error(`${file} ${size}: export it at exactly ${across} × ${down} px, ${why}`);
  }
  const [across, down] = rule.ratio ?? [width, height];
  const largest = Math.max(...rule.widths);
  const shown = Math.min(width, Math.round((height * across) / down));
  const widest = Math.min(shown, largest);
  const heightAt = (w: number) => Math.max(1, Math.round((w * down) / across));
  const slug = path.basename(rule.src, path.extname(rule.src)).replace(/[^\w-]+/g, '-');
  const ground = rule.onPage && GROUND;
  const variants = [...rule.widths.filter((w) => w < widest), widest].map((w) => {
    const options = { ...encoderFor(rule, w), across, down, ground };
    const hash = createHash('sha256').update(bytes).update(JSON.stringify(options)).digest('hex');
    return { file: `${slug}-${w}-${hash.slice(0, 8)}.webp`, width: w, height: heightAt(w) };
  });
  const middle = `/pictures/${variants[Math.floor(variants.length / 2)]?.file}`;
  return {
    variants,
    picture: {
      width: widest,
      height: heightAt(widest),
      src: rule.fallback ?? middle,
      webp: variants.map((v) => [v.width, `/pictures/${v.file}`]),
    },
  };
}

const pictureModule = (entries: string[]) =>
  `// Made by scripts/export/pictures.ts; lib/pages/urls.ts adds the base path and the percent-encoding.
export const pictures = {
${entries.join('\n')}
} as const;

export type PictureSrc = keyof typeof pictures;
`;

/** Returns the path of the master. Its rule may leave the extension open. */
export async function findMaster({ master, src }: PictureRule): Promise<string> {
  const { dir, base } = path.parse(master);
  const names = existsSync(dir) ? await readdir(dir) : [];
  // Some systems decompose the letters of file names.
  const isSame = (name: string) => name.normalize() === base.normalize();
  const found = names.filter((name) => isSame(name) || isSame(path.parse(name).name));
  if (found.length > 1)
    throw new Error(`${dir} contains ${found.sort().join(' and ')}: delete all but one`);
  if (!found[0])
    throw new Error(
      `${master}${path.extname(base) ? '' : '.webp (or .jpg, .png, .avif)'} is missing: add the picture, or remove ${src} from content/ or scripts/policy/pictures.ts`,
    );
  return `${dir}/${found[0]}`;
}

/** Without a limit on pixels, because photographs may be of any size. */
const open = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: false });

const unreadable =
  (file: string) =>
  (error: Error): never => {
    const why = error.message.split('\n')[0];
    throw new Error(
      `${file} cannot be read (${why}): save it as a JPEG, PNG, WebP or AVIF file again, or crop it if it is too large`,
    );
  };

/** @throws Error with the file, the problem and how to fix it */
export async function readMaster(rule: PictureRule): Promise<Master> {
  const file = await findMaster(rule);
  const bytes = await readFile(file);
  // The size after a rotation that the file asks for (EXIF), as in photographs by phones.
  const { autoOrient } = await open(bytes).metadata().catch(unreadable(file));
  return { file, bytes, ...autoOrient };
}

type PicturePlan = ReturnType<typeof planPicture>;
type Variant = PicturePlan['variants'][number];

export const encode = (
  { file, bytes }: Master,
  rule: PictureRule,
  { width, height }: Pick<Variant, 'width' | 'height'>,
): Promise<Buffer> =>
  open(bytes)
    .autoOrient()
    .resize({ width, height, fit: 'cover' })
    .flatten(rule.onPage ? { background: GROUND } : false)
    .webp(encoderFor(rule, width))
    .toBuffer()
    .catch(unreadable(file));

export async function makePictures(drafts: boolean): Promise<void> {
  const plans: (PicturePlan & { rule: PictureRule })[] = [];
  const content = await readContent(CONTENT);
  for (const rule of [...picturesOf(content), ...postPictures(drafts)]) {
    const master = await readMaster(rule);
    plans.push({ rule, ...planPicture(rule, master) });
  }
  const fileOf = (name: string) => `public/pictures/${name}`;
  const files = plans.flatMap(({ rule, variants }) =>
    variants.map((variant) => ({
      name: variant.file,
      file: fileOf(variant.file),
      make: async () => encode(await readMaster(rule), rule, variant),
    })),
  );
  await writeCached('pictures', files);

  const entries = plans.map(
    ({ rule, picture }) => `  ${JSON.stringify(rule.src)}: ${JSON.stringify(picture)},`,
  );
  for (const { image: src, width, height } of products)
    if (src.startsWith('https://'))
      entries.push(
        `  ${JSON.stringify(src)}: ${JSON.stringify({ width, height, src, webp: [] })},`,
      );
  await writeFile(MODULE, pictureModule(entries));
}
