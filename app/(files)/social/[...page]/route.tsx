/** /social/home.jpg, /social/Services/web.jpg, … */
import { ImageResponse } from 'next/og';
import sharp from 'sharp';
import { agreementPage } from '@/content/pages/Privacy-policy';
import { cardOf } from '@/lib/metadata';
import { pages } from '@/lib/pages';

import { Card, SIZE } from './Card';
import { fonts } from './letters';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Params = { page: string[] };

const titles = () =>
  new Map([
    ...pages().map(({ path, title }) => [cardOf(path), title] as const),
    [cardOf('/TermAndCondition'), agreementPage.terms.title],
  ]);

export const generateStaticParams = (): Params[] =>
  [...titles().keys()].map((card) => ({ page: card.slice('/social/'.length).split('/') }));

/** `ImageResponse` draws PNG, but not WebP. */
async function pngUrl(file: string) {
  const png = await sharp(file).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}

const picture = pngUrl('art/masters/social-card.webp');
const edge = pngUrl('public/glaze/edge-ember.svg');

export async function GET(_request: Request, { params }: { params: Promise<Params> }) {
  const title = titles().get(`/social/${(await params).page.join('/')}`)!;
  const card = new ImageResponse(<Card title={title} picture={await picture} edge={await edge} />, {
    ...SIZE,
    fonts,
  });
  // A PNG would have six times as many bytes.
  const jpeg = await sharp(await card.arrayBuffer())
    .jpeg({ quality: 80, progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return new Response(new Uint8Array(jpeg), { headers: { 'Content-Type': 'image/jpeg' } });
}
