/**
 * Renders text for a social card in the largest size that fits. It uses next/og, because sharp
 * ignores font files on macOS (https://github.com/lovell/sharp/issues/4577).
 */
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import subsetFont from 'subset-font';

import { glyphs, readFont } from './font';

type Box = { width: number; height: number };
type Text = Box & {
  text: string;
  sizes: readonly number[];
  weight: 500 | 600;
  leading: number;
  color: string;
};

/** next/og does not support variable fonts, so each weight is a separate font. */
export async function staticFonts() {
  const font = await readFont();
  const weights = [500, 600] as const;
  return Promise.all(
    weights.map(async (weight) => ({
      name: 'Sans',
      weight,
      data: await subsetFont(font, glyphs, {
        targetFormat: 'sfnt',
        variationAxes: { wght: weight },
      }),
    })),
  );
}
export type Fonts = Awaited<ReturnType<typeof staticFonts>>;

/** @throws Error if even the smallest size does not fit, because no name may be cut off */
export async function textLayer(fonts: Fonts, where: string, wanted: Text) {
  const { text, sizes, weight, leading, color, width, height } = wanted;
  const [unknown] = [...text].filter((letter) => !glyphs.includes(letter));
  if (unknown) {
    // For a missing glyph, next/og would download a font from Google.
    throw new Error(
      `${where}: “${text}” contains “${unknown}”, which the font of the social cards does not have: replace the character, or use another font in scripts/policy/font.ts`,
    );
  }
  for (const fontSize of sizes) {
    const style = {
      ...{ display: 'flex', color, fontFamily: 'Sans', fontWeight: weight, fontSize },
      ...{ lineHeight: leading, letterSpacing: `${fontSize > 50 ? -0.04 : -0.015}em`, width },
    };
    // Taller and wider than the box, to detect text that does not fit.
    const size = { width: width * 2, height: height * 3 };
    const made = new ImageResponse(
      { type: 'div', key: null, props: { style, children: text } },
      { ...size, fonts },
    );
    const image = Buffer.from(await made.arrayBuffer());
    const { info } = await sharp(image).trim().toBuffer({ resolveWithObject: true });
    const inkRight = info.width - (info.trimOffsetLeft ?? 0);
    const inkBottom = info.height - (info.trimOffsetTop ?? 0);
    if (inkRight <= width && inkBottom <= height) {
      const ink = { width, height: Math.ceil(inkBottom) };
      return {
        input: await sharp(image)
          .extract({ left: 0, top: 0, ...ink })
          .toBuffer(),
        ...ink,
      };
    }
  }
  throw new Error(`${where}: “${text}” is too long for its social card: shorten it`);
}
