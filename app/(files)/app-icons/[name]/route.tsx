/** /app-icons/icon-192.png, … */
import { iconResponse } from '@/app/(files)/app-icons/iconResponse';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Params = { name: string };

const CORNER = 0.22;

/** A platform may crop a maskable icon to a circle of 80 % of its width (W3C, Web App Manifest). */
const ICONS: Readonly<Record<string, Parameters<typeof iconResponse>[0]>> = {
  'apple-180.png': { size: 180, mark: 0.727 },
  'icon-192.png': { size: 192, mark: 0.727, corner: CORNER },
  'icon-512.png': { size: 512, mark: 0.727, corner: CORNER },
  'maskable-512.png': { size: 512, mark: 0.656 },
};

export const generateStaticParams = (): Params[] => Object.keys(ICONS).map((name) => ({ name }));

export async function GET(_request: Request, { params }: { params: Promise<Params> }) {
  return iconResponse(ICONS[(await params).name]!);
}
