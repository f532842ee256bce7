/** The social cards: /social/home.jpg, /social/Services/web.jpg, … */
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { pages } from '@/lib/catalog/pages';
import { socialCardFile } from '@/lib/pages/record';

import { Card, SIZE } from './Card';
import { fonts } from './letters';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Params = { page: string[] };

const FOLDER = '/social/';

const shownPages = () => pages().filter(({ indexable }) => indexable);

export const generateStaticParams = (): Params[] =>
  shownPages().map((page) => ({ page: socialCardFile(page).slice(FOLDER.length).split('/') }));

/** `ImageResponse` draws PNG, but not WebP. */
async function pngUrl(file: string) {
  const png = await sharp(file).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

const picture = pngUrl('art/masters/social-card.webp');
const edge = pngUrl('public/glaze/edge-ember.svg');

export async function GET(_request: Request, { params }: { params: Promise<Params> }) {
  const file = FOLDER + (await params).page.join('/');
  const { title } = shownPages().find((page) => socialCardFile(page) === file)!;
  const card = new ImageResponse(<Card title={title} picture={await picture} edge={await edge} />, {
    ...SIZE,
    fonts,
  });
  // As a PNG, the picture would have six times as many bytes.
  const jpeg = await sharp(await card.arrayBuffer())
    .jpeg({ quality: 80, progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return new Response(new Uint8Array(jpeg), { headers: { 'Content-Type': 'image/jpeg' } });
}
