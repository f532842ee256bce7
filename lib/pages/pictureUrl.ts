import { absoluteUrl, withBasePath } from '@/lib/pages/urls';

const isExternal = (src: string) => src.startsWith('https://');

/** The URL of a picture for `src` and `srcset`: a path of the site, or a URL at another host. */
export const pictureUrl = (src: string) => (isExternal(src) ? src : withBasePath(src));

/** The same for structured data. */
export const absolutePictureUrl = (src: string) => (isExternal(src) ? src : absoluteUrl(src));
