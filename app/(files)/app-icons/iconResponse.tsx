import { ImageResponse } from 'next/og';
import { Mark } from '@/components/parts/Mark';
import tokens from '@/tailwind.config';

const { colors } = tokens.theme;

type Icon = {
  size: number;
  /** As a part of the size. */
  mark: number;
  /** As a part of the size. */
  corner?: number;
};

export const iconResponse = ({ size, mark, corner = 0 }: Icon) =>
  new ImageResponse(
    <div
      tw="flex h-full w-full items-center justify-center"
      style={{
        borderRadius: size * corner,
        background: colors.page,
        color: colors.ink.DEFAULT,
      }}
    >
      <Mark height={size * mark} />
    </div>,
    { width: size, height: size },
  );
