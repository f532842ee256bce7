import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/parts/ButtonLink';
import { StopMotion } from '@/components/parts/StopMotion';
import type { thankYou } from '@/content/pages/thank-you';

import './art';
import './ThankYou.css';

type Props = {
  words: typeof thankYou;
  children: ReactNode;
};

export function ThankYou({ words, children }: Props) {
  return (
    <div className="relative grid min-h-svh place-items-center overflow-clip px-gutter pt-28 pb-24 text-center">
      <div className="[grid-area:1/1]">
        <div
          aria-hidden="true"
          className="dipped-tile check-tile glaze-band mx-auto mb-9 h-(--height) w-37.5 print:hidden"
        >
          <span />
          <svg
            viewBox="0 0 24 24"
            className="check-mark absolute inset-x-6 bottom-7.5 fill-none stroke-ondark stroke-[2.6]"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path pathLength={1} d="m4.500 12.800 4.900 4.900L19.500 7" />
          </svg>
        </div>
        <h1 className="text-h1">{words.heading}</h1>
        <p className="mt-6 text-h3 font-semibold">{words.lines[0]}</p>
        <p className="mt-4 text-note text-ink-soft">{words.lines[1]}</p>
        <ButtonLink href="/" variant="primary" className="mt-8">
          {words.home}
        </ButtonLink>
      </div>
      {children}
      <StopMotion className="self-start [grid-area:1/1]" />
    </div>
  );
}
