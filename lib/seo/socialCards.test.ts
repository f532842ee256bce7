/** @jest-environment node */
import path from 'node:path';
import sharp from 'sharp';
import { routes } from '@/content/routes';
import { pageMetadata } from '@/lib/seo/metadata';
import { absoluteUrl } from '@/lib/paths';

type Card = { url: string; type: string; width: number; height: number; alt: string };

describe('the picture of a shared link', () => {
  it.each(routes)('is what the head of $path says it is', async (route) => {
    const { openGraph, twitter } = pageMetadata(route, 'Brightkiln');
    const [card] = openGraph?.images as Card[];
    const file = path.join(process.cwd(), 'public', card!.url.replace(absoluteUrl(''), ''));
    const { format, width, height } = await sharp(file).metadata();
    expect({ type: `image/${format}`, width, height }).toEqual({
      type: card!.type,
      width: card!.width,
      height: card!.height,
    });
    // The size that networks ask for; larger ones are cut, smaller ones shown small.
    expect([width, height]).toEqual([1200, 630]);
    expect(card!.alt).toBe(route.title);
    expect(twitter?.images).toEqual(openGraph?.images);
  });
});
