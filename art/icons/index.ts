import { mkdir, writeFile } from 'node:fs/promises';

import sharp from 'sharp';

import { report } from '@/art/lib/master';
import { at } from '@/art/lib/paths';
import { appIcon, tabIcon } from './mark';

const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: Math.max(72, (72 * size * 2) / 34) })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, quality: 96, effort: 10 })
    .toBuffer();

/** An ICO is a list of sizes in front of the pictures themselves, here PNG. */
const ico = (images: { size: number; data: Buffer }[]): Buffer => {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(({ size, data }, i) => {
    const entry = 6 + 16 * i;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(data.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += data.length;
  });
  return Buffer.concat([head, ...images.map(({ data }) => data)]);
};

/** Draws the icons of tabs, home screens and installed apps. */
export const icons = async (): Promise<void> => {
  await mkdir(at('public/icons'), { recursive: true });
  const save = async (path: string, data: Buffer | string): Promise<void> => {
    await writeFile(at(path), data);
    await report(path);
  };
  const tab = tabIcon();
  const crisp = tabIcon({ rim: 0 });
  await save('public/icons/icon.svg', `${tab}\n`);
  const sizes = [16, 32, 48];
  const small = await Promise.all(
    sizes.map(async (size) => ({ size, data: await png(size === 16 ? crisp : tab, size) })),
  );
  await save('public/favicon.ico', ico(small));
  // iOS rounds the square itself; other systems show the file as it is.
  const full = appIcon();
  const rounded = appIcon({ corner: 112 });
  await save('public/icons/apple-touch-icon.png', await png(full, 180));
  await save('public/icons/icon-192.png', await png(rounded, 192));
  await save('public/icons/icon-512.png', await png(rounded, 512));
  // A mask may cut a tenth from every side.
  await save('public/icons/maskable-512.png', await png(appIcon({ size: 336 }), 512));
};
