import sharp from 'sharp';

import { drawCard, ground, lookOf, textOf } from './cards';
import { parseMark } from './mark';

// On a busy machine, drawing takes longer than the five seconds that Jest allows.
jest.setTimeout(60_000);

it.each([['letters that the font does not have', 'Я 字: 🔥']])(
  'A social card is drawn with %s',
  async (_, title) => {
    const mark = parseMark('<svg viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>');
    const tiles = { width: 2400, height: 508, channels: 3, background: 'gray' } as const;
    const picture = await sharp({ create: tiles }).png().toBuffer();
    const text = await textOf(title, await lookOf(mark));
    const card = await drawCard(text, await ground(picture));
    expect(await sharp(card).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    });
  },
);
