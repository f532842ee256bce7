import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/parts/ButtonLink';

type Props = {
  words: { heading: string; lines: readonly [string, string]; home: string };
  /** The confetti. */
  children: ReactNode;
};

/** Confirmation: a tile is dipped, a check is drawn on it, and three lines say what happens next. */
export function ThankYou({ words, children }: Props) {
  return (
    <div className="relative grid min-h-svh place-items-center overflow-clip px-gutter pt-28 pb-24 text-center">
      <div>
        <svg
          viewBox="0 0 150 196"
          aria-hidden="true"
          className="check-tile mx-auto mb-9 h-40 w-auto sm:h-49"
        >
          <clipPath id="check-tile">
            <rect x="3" y="3" width="144" height="190" rx="24" />
          </clipPath>
          <rect x="3" y="3" width="144" height="190" rx="24" className="fill-clay" />
          <g clipPath="url(#check-tile)">
            <path
              className="check-glaze fill-malachite"
              d="M0 62c12-3 20 5 34 4s20-9 36-8 22 8 38 7 24-8 42-5v140H0Z"
            />
          </g>
          <circle cx="75" cy="28" r="9" className="fill-porcelain" />
          <path
            pathLength={1}
            className="check-mark fill-none stroke-ondark"
            strokeWidth="13"
            strokeLinecap="round"
            strokeLinejoin="round"
            d="m44 128 22 22 42-46"
          />
        </svg>
        <h1 className="text-h1">{words.heading}</h1>
        <p className="mt-4.5 text-h3 font-semibold">{words.lines[0]}</p>
        <p className="mt-2.5 text-note text-ink-soft">{words.lines[1]}</p>
        <ButtonLink href="/" variant="primary" className="mt-8">
          {words.home}
        </ButtonLink>
      </div>
      {children}
    </div>
  );
}
