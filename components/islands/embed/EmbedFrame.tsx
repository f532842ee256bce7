'use client';

import { useState, type MouseEvent, type ReactNode } from 'react';
import { island } from '@/components/islands/page/island';
import { mayAdvertise } from '@/lib/browser/consent';
import { isPlainClick } from '@/lib/browser/links';

import './EmbedFrame.css';

type Props = {
  src: string;
  title: string;
  kind: 'video' | 'page';
  allow: string;
  /** Without consent, the card stays a link, also after a click. */
  needsConsent: boolean;
  children: ReactNode;
};

/** The link, which had focus, is gone. */
const focus = (frame: HTMLIFrameElement | null) => frame?.focus({ preventScroll: true });

/** A click anywhere on the card loads the frame. Until then, and without scripts, it has a link. */
export const EmbedFrame = island(function EmbedFrame(props: Props) {
  const { src, title, kind, allow, needsConsent, children } = props;
  const [isOpen, setIsOpen] = useState(false);

  const open = (event: MouseEvent) => {
    if (!isPlainClick(event) || (needsConsent && !mayAdvertise())) return;
    event.preventDefault();
    setIsOpen(true);
  };

  return (
    <div className="embed-box" data-kind={kind} onClick={isOpen ? undefined : open}>
      {isOpen ? (
        <iframe ref={focus} src={src} title={title} allow={allow} data-embed={kind} />
      ) : (
        children
      )}
    </div>
  );
});
