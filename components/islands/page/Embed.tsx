'use client';

import {
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { island } from '@/components/islands/page/island';
import { buttonClass } from '@/components/parts/buttonClass';
import { CLICKED_EARLY } from '@/lib/embeds/card';
import type { EmbedKind } from '@/lib/embeds/embed';
import { isPlainClick } from '@/lib/browser/page/plainClick';

import './Embed.css';

type Props = {
  /** The page of the vendor. */
  href: string;
  title: string;
  kind: EmbedKind;
  src: string;
  /** The `allow` attribute. */
  permissions: string;
  words: { action: string; loads: string; open: string };
  /** A picture. */
  children?: ReactNode;
};

/** The card, which had focus, is gone. */
const focus = (frame: HTMLIFrameElement | null) => frame?.focus({ preventScroll: true });

/**
 * A card in the place and size of a frame, which a click loads. Until then, the browser contacts
 * nobody. Without scripts, the card is a link to the page of the vendor.
 */
export const Embed = island(function Embed(props: Props) {
  const { title, kind, src, permissions } = props;
  const [isClicked, setIsClicked] = useState(false);
  const box = useRef<HTMLDivElement>(null);

  // A click before hydration (beforeHydration.ts).
  useEffect(() => {
    if (!box.current?.hasAttribute(CLICKED_EARLY)) return;
    box.current.removeAttribute(CLICKED_EARLY);
    setIsClicked(true);
  }, []);

  const load = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setIsClicked(true);
  };

  return (
    <EmbedFigure
      {...props}
      box={box}
      onClick={isClicked ? undefined : load}
      frame={
        isClicked ? (
          <iframe ref={focus} src={src} title={title} allow={permissions} data-embed={kind} />
        ) : undefined
      }
    />
  );
}, EmbedFigure);

type FigureProps = Props & {
  box?: RefObject<HTMLDivElement | null>;
  onClick?: (event: MouseEvent) => void;
  frame?: ReactNode;
};

/**
 * The whole card takes clicks. The link in it is for keyboards and screen readers, too. If the island fails, the
 * card is only that link.
 */
function EmbedFigure({ box, onClick, frame, ...card }: FigureProps) {
  const { kind, href, words } = card;
  return (
    <figure className="embed">
      <div
        ref={box}
        // The first script may have marked it.
        suppressHydrationWarning
        className="embed-box"
        data-kind={kind}
        data-card={onClick ? '' : undefined}
        onClick={onClick}
      >
        {frame ?? <EmbedCard {...card} />}
      </div>
      <figcaption>
        {words.loads} <a href={href}>{words.open}</a>
      </figcaption>
    </figure>
  );
}

function EmbedCard({ href, title, words, children }: Props) {
  return (
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
  );
}
