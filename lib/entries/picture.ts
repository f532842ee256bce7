import { isDevelopment } from '@/lib/settings/env';
import { pictures, type PictureSrc } from '@/lib/pictures.generated';

const isGenerated = (key: string): key is PictureSrc => key in pictures;

/**
 * The generated picture of an entry, or `undefined` in `next dev` if the picture was added after the
 * start.
 *
 * @param key the picture next to an entry, such as `/log/larch.webp`
 * @throws Error in a build, so that visitors never see a page without it
 */
export function generatedPicture(key: string): PictureSrc | undefined {
  if (isGenerated(key)) return key;
  if (isDevelopment()) return undefined;
  throw new Error(
    `content${key} has not been generated: run \`npm run generate\`, and build again`,
  );
}
