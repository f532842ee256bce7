import { openPage } from '@/lib/browser/page/openPage';
import { isPlainClick } from '@/lib/browser/page/plainClick';
import { CLICKED_EARLY, EMBED_CARD } from '@/lib/embeds/card';

/** If the island of a frame does not load it within this many ms of a click, its link opens. */
const EMBED_TIMEOUT_MS = 8000;

/**
 * Before hydration, a click on the card of a frame marks it, and the island loads the frame. If that
 * takes too long, the link of the card opens.
 */
export function keepEmbeds() {
  addEventListener('click', (event) => {
    const { target } = event;
    const card = target instanceof Element ? target.closest(EMBED_CARD) : null;
    const link = card?.querySelector('a');
    if (event.defaultPrevented || !isPlainClick(event) || !card || !link) return;
    event.preventDefault();
    card.setAttribute(CLICKED_EARLY, '');
    setTimeout(() => {
      if (link.isConnected && card.hasAttribute(CLICKED_EARLY)) openPage(link.href);
    }, EMBED_TIMEOUT_MS);
  });
}
