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
    <div style={{ display: 'flex', alignItems: 'center', gap: 15, height: 76 }}>
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
      style={{
        position: 'absolute',
        bottom: 0,
        display: 'flex',
        alignItems: 'center',
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
          style={{ position: 'absolute', top: -EDGE_HEIGHT, left: 0 }}
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
    style={{
      position: 'relative',
      display: 'flex',
      width: '100%',
      height: '100%',
      background: colors.page,
      fontFamily: FAMILIES.join(', '),
      fontWeight: 600,
      letterSpacing: '-0.015em',
      color: colors.ink.DEFAULT,
    }}
  >
    <img
      alt=""
      src={picture}
      width={600}
      height={508}
      style={{ position: 'absolute', top: 0, right: 22 }}
    />
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
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
