import type { Problem } from '@/lib/records/problems';

import type { Content } from './read';
import { valuesIn } from './values';

/** The fields that contain a picture: the path of a file in public/, or an https URL at another host. */
export const PICTURE_FIELDS = ['image', 'logo', 'photo'];

type ExternalPicture = { src: string; width: number; height: number };
type Row = Readonly<Record<string, unknown>>;

const isExternal = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith('https://');
const isSize = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

/** The records in a value with a picture at another host: where it is, the record, and its URL. */
function* externalIn(exports: object): Generator<[place: string, row: Row, src: string]> {
  for (const { place, key, value, owner } of valuesIn(exports))
    if (PICTURE_FIELDS.includes(key) && isExternal(value)) yield [place, owner as Row, value];
}

/** Pictures at other hosts without a size: the page would shift while they load. */
export function* sizeProblems(exports: object): Generator<Problem> {
  for (const [place, { width, height }] of externalIn(exports))
    if (!isSize(width) || !isSize(height))
      yield [
        place,
        'is at another host: add its width and height in px, as fields of this record, so that the page does not shift',
      ];
}

/** The pictures at other hosts with their sizes, in px. The check has found those without a size. */
export function externalPictures(content: Content): ExternalPicture[] {
  const found = new Map<string, ExternalPicture>();
  for (const exports of Object.values(content))
    for (const [, { width, height }, src] of externalIn(exports))
      if (isSize(width) && isSize(height)) found.set(src, { src, width, height });
  return [...found.values()];
}
