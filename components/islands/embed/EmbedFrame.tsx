'use client';

import { useState, type MouseEvent, type ReactNode } from 'react';
import { island } from '@/components/islands/page/island';
import { isPlainClick } from '@/lib/browser/links';

type Props = {
  src: string;
  title: string;
  kind: 'video' | 'page';
  allow: string;
  children: ReactNode;
};

/** Unlike with hidden overflow, it grows with large text. */
const BOX =
  'relative grid cursor-pointer overflow-clip rounded-image bg-muted-panel [&_img]:absolute [&_img]:inset-0 [&_img]:size-full forced-colors:border print:aspect-auto print:min-h-0';

/** The card and the frame have the same size. */
const SIZES = { video: 'aspect-video', page: 'min-h-160' };

/** The link, which had focus, is gone. */
const focus = (frame: HTMLIFrameElement | null) => frame?.focus({ preventScroll: true });

/** A click anywhere on the card loads the frame. Until then, and without scripts, it has a link. */
export const EmbedFrame = island(function EmbedFrame(props: Props) {
  const { src, title, kind, allow, children } = props;
  const [isOpen, setIsOpen] = useState(false);

  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setIsOpen(true);
  };

  return (
    <div className={`${BOX} ${SIZES[kind]}`} onClick={isOpen ? undefined : open}>
      {isOpen ? (
        <iframe
          ref={focus}
          src={src}
          title={title}
          allow={allow}
          data-embed=""
          className="absolute inset-0 size-full"
        />
      ) : (
        children
      )}
    </div>
  );
});
