import { Mark } from '@/components/parts/Mark';
import { site } from '@/content/site';
import tokens from '@/tailwind.config';

import { clamp, HEADLINE, Headline } from './Headline';
import { drawable, FAMILIES } from './letters';

export const SIZE = { width: 1200, height: 630 };

const { colors } = tokens.theme;
const MARGIN = 60;
const BAND_HEIGHT = 72;
/** Plain edges have none. */
const EDGE_HEIGHT = parseFloat(tokens.theme.extend.spacing.edge);

function Logo() {
  const name = drawable(site.name);
  return (
    <div tw="flex items-center" style={{ gap: 15, height: 76 }}>
      <Mark height={52} />
      <div style={{ ...clamp(2), flex: 1, fontSize: name.length > 20 ? 30 : 40, lineHeight: 1.15 }}>
        {name}
      </div>
    </div>
  );
}

function Band({ edge }: { edge: string }) {
  return (
    <div
      tw="absolute bottom-0 flex items-center"
      style={{
        width: SIZE.width,
        height: BAND_HEIGHT,
        paddingLeft: MARGIN,
        paddingBottom: 10,
        background: colors.accent.DEFAULT,
        fontWeight: 500,
        fontSize: 30,
        color: colors.onaccent,
      }}
    >
      {EDGE_HEIGHT > 0 && (
        <img
          alt=""
          src={edge}
          width={1440}
          height={EDGE_HEIGHT}
          tw="absolute left-0"
          style={{ top: -EDGE_HEIGHT }}
        />
      )}
      <div style={{ ...clamp(1), width: SIZE.width - 2 * MARGIN }}>{drawable(site.tagline)}</div>
    </div>
  );
}

type Props = {
  title: string;
  /** A data URL of the picture on the right, 600 × 508 px. */
  picture: string;
  edge: string;
};

export const Card = ({ title, picture, edge }: Props) => (
  <div
    tw="relative flex h-full w-full"
    style={{
      background: colors.page,
      fontFamily: FAMILIES.join(', '),
      fontWeight: 600,
      letterSpacing: '-0.015em',
      color: colors.ink.DEFAULT,
    }}
  >
    <img alt="" src={picture} width={600} height={508} tw="absolute top-0" style={{ right: 22 }} />
    <div
      tw="flex flex-col"
      style={{
        width: HEADLINE.width,
        height: 441,
        marginTop: 40,
        marginLeft: MARGIN,
      }}
    >
      <Logo />
      <Headline title={title} />
    </div>
    <Band edge={edge} />
  </div>
);
