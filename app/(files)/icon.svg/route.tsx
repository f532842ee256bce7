import { Mark } from '@/components/parts/Mark';
import tokens from '@/tailwind.config';

export const dynamic = 'force-static';

const { colors, colorScheme } = tokens.theme;
const [onLight, onDark] =
  colorScheme.DEFAULT === 'dark'
    ? [colors.page, colors.ink.DEFAULT]
    : [colors.ink.DEFAULT, colors.ondark.DEFAULT];

/** The color is visible on a light and on a dark tab bar. */
export async function GET() {
  // Next.js refuses the import of this module at the top of a file in app/.
  const { renderToStaticMarkup } = await import('react-dom/server');
  const style = `svg{color:${onLight}}@media(prefers-color-scheme:dark){svg{color:${onDark}}}`;
  const icon = (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
      <style>{style}</style>
      <Mark height={512} />
    </svg>
  );
  return new Response(renderToStaticMarkup(icon), { headers: { 'Content-Type': 'image/svg+xml' } });
}
