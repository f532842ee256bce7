import { generatedPicture } from '@/lib/entries/picture';
import type { Entry } from '@/lib/entries/read';
import { pictureKey } from '@/lib/pages/entryPages';
import { absoluteUrl } from '@/lib/pages/urls';
import { pictures } from '@/lib/pictures.generated';

/** The absolute URLs of the pictures next to an entry, for readers who are not on its page. */
export const entryPictureUrl =
  ({ collection }: Entry) =>
  (file: string) => {
    const key = pictureKey(collection, file);
    const picture = generatedPicture(key);
    return absoluteUrl(picture ? pictures[picture].src : key);
  };
