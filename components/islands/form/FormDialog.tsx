'use client';

import type { ComponentProps } from 'react';
import { Icon } from '@/components/parts/Icon';

type Props = ComponentProps<'dialog'> & {
  id: string;
  words: {
    title: string;
    text: string;
    close: string;
  };
  /** Of the heading, for the first script (lib/browser/booking.ts). */
  template?: string;
  /** The role of the background color of the header (tailwind.config.ts). */
  color: 'bar' | 'booking';
};

/** For a focused text area, Chromium shows only the line with the cursor: its form has room below. */
const DIALOG =
  'mx-auto w-[calc(100%-2rem)] max-w-modal overflow-y-auto overscroll-contain rounded-tile bg-surface text-inherit shadow-modal backdrop:bg-overlay focus-visible:-outline-offset-3 forced-colors:border has-[.own-form]:scroll-pb-34';

const COLORS = { bar: 'bg-bar drip-bar', booking: 'bg-booking drip-booking' };

/**
 * The browser makes the page behind it inert and restores focus on close. The × and a click on the backdrop
 * close it as Esc does (lib/browser/modal.ts).
 */
export function FormDialog({ id, words, template, color, className, children, ...props }: Props) {
  return (
    <dialog
      id={id}
      aria-labelledby={`${id}-heading`}
      className={`${DIALOG} ${className}`}
      {...props}
    >
      {/* Contains the children's margins: a click on them would count as a click on the backdrop. */}
      <div className="flow-root">
        {/* Not a <header>, which would be a second banner landmark here. */}
        <div
          className={`drip relative mb-11 px-6 pe-21 pt-7 pb-4 sm:px-8 sm:pe-21 ${COLORS[color]}`}
        >
          <h2
            id={`${id}-heading`}
            tabIndex={-1}
            className="text-tile"
            data-template={template}
            suppressHydrationWarning
          >
            {words.title}
          </h2>
          <p className="mt-2 text-body text-balance">{words.text}</p>
          <button
            type="button"
            data-close=""
            aria-label={words.close}
            className="absolute end-5 top-5 z-above grid size-12 place-items-center rounded-button bg-surface shadow-card"
          >
            <Icon name="close" className="size-5" />
          </button>
        </div>
        <div className="mx-3 mb-3">{children}</div>
      </div>
    </dialog>
  );
}
