'use client';

import { useState, type MouseEvent, type ReactNode } from 'react';
import { island } from '@/components/islands/page/island';
import { buttonClass } from '@/components/parts/buttonClass';
import { mayAdvertise } from '@/lib/browser/consent';
import { isPlainClick } from '@/lib/browser/links';

import './EmbedFrame.css';

type Props = {
  /** The page of the vendor. */
  href: string;
  title: string;
  kind: 'video' | 'page';
  src: string;
  allow: string;
  /** Whether a click is not enough: without consent, the card stays a link. */
  needsConsent: boolean;
  words: { action: string; loads: string; open: string };
  /** A picture. */
  children?: ReactNode;
};

/** The link, which had focus, is gone. */
const focus = (frame: HTMLIFrameElement | null) => frame?.focus({ preventScroll: true });

/** A card in the place and size of a frame, which a click loads. Until then, and without scripts, it is a link. */
export const EmbedFrame = island(function EmbedFrame({
  href,
  title,
  kind,
  src,
  allow,
  needsConsent,
  words,
  children,
}: Props) {
  const [isOpen, setIsOpen] = useState(false);

  const open = (event: MouseEvent) => {
    if (!isPlainClick(event) || (needsConsent && !mayAdvertise())) return;
    event.preventDefault();
    setIsOpen(true);
  };

  return (
    <figure className="embed">
      {/* The whole card takes clicks. The link in it is for keyboards and screen readers, too. */}
      <div className="embed-box" data-kind={kind} onClick={isOpen ? undefined : open}>
        {isOpen ? (
          <iframe ref={focus} src={src} title={title} allow={allow} data-embed={kind} />
        ) : (
          <>
            {children}
            <div className="embed-card">
              <p className="embed-title">{title}</p>
              <a href={href} className={buttonClass('primary', 'small', 'embed-link')}>
                {words.action}
                <span className="sr-only">{` ${title}`}</span>
              </a>
            </div>
          </>
        )}
      </div>
      <figcaption>
        {words.loads} <a href={href}>{words.open}</a>
      </figcaption>
    </figure>
  );
});
