import { open, type Font } from 'fontkit';

import { sourcesOf, type Family } from './fontFamilies';

async function lettersIn(file: string) {
  const { characterSet } = (await open(file)) as Font;
  return new Set(characterSet.map((code) => String.fromCodePoint(code)));
}

export type Letters = { main: ReadonlySet<string>; more: ReadonlySet<string> };

/** Returns the letters of both fonts of a package. */
export async function lettersOf(family: Pick<Family, 'package'>): Promise<Letters> {
  const { main, more } = sourcesOf(family);
  return {
    main: await lettersIn(main),
    more: more ? await lettersIn(more) : new Set(),
  };
}
