import { site } from '@/content/site';
import tokens from '@/tailwind.config';

import { drawable } from './letters';

const { colors } = tokens.theme;

/** At most this many lines, which then end with an ellipsis. */
export const clamp = (lines: number) =>
  ({ display: 'block', lineClamp: lines, wordBreak: 'break-word' }) as const;

/** In px. */
export const HEADLINE = { width: 510, height: 330, heightWithRest: 210 };

/** A headline and the rest, without the company name, which is next to the mark. */
function splitTitle(title: string) {
  const [headline = title, ...rest] = title.split(': ').filter((part) => part !== site.name);
  const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
  return { headline: capital(drawable(headline)), rest: capital(drawable(rest.join(': '))) };
}

/** In px, so that the longest word fits. A letter is about 0.55 em wide. */
function fontSizeOf(headline: string) {
  const longest = Math.max(...headline.split(' ').map(({ length }) => length));
  let size = 100;
  if (headline.length > 20) size = 66;
  if (headline.length > 45) size = 58;
  return Math.min(size, HEADLINE.width / (0.55 * longest));
}

export function Headline({ title }: { title: string }) {
  const { headline, rest } = splitTitle(title);
  const fontSize = fontSizeOf(headline);
  const height = rest ? HEADLINE.heightWithRest : HEADLINE.height;
  return (
    <div tw="mt-auto flex flex-col">
      <div
        style={{
          ...clamp(Math.floor(height / fontSize)),
          fontSize,
          letterSpacing: '-0.04em',
          lineHeight: 1,
        }}
      >
        {headline}
      </div>
      {rest && (
        <div
          style={{
            ...clamp(2),
            marginTop: 22,
            fontWeight: 500,
            fontSize: 36,
            lineHeight: 1.25,
            color: colors.ink.soft,
          }}
        >
          {rest}
        </div>
      )}
    </div>
  );
}
