import { later, PARTS } from '@/lib/pageParts';

/** What hangs over the edge of a part (a drip, a tile) is no farther from it. In px. */
const OVERHANG = 200;

/** A product is a part too: their list is one, and most of it is out of sight. */
const LEFT_OUT = `${PARTS}, main article`;

/** Parts that are left out. */
const away: HTMLElement[] = [];

function isFar(part: HTMLElement) {
  const { top, bottom } = part.getBoundingClientRect();
  return bottom <= -OVERHANG || top >= innerHeight + OVERHANG;
}

/** In px. Boxes end at 64ths of a px; the edges are told with fewer digits. */
function contentHeight(part: HTMLElement) {
  const { paddingTop, paddingBottom, borderTopWidth, borderBottomWidth } = getComputedStyle(part);
  const edges = [paddingTop, paddingBottom, borderTopWidth, borderBottomWidth].map(parseFloat);
  const { height } = part.getBoundingClientRect();
  return Math.round((height - edges.reduce((sum, edge) => sum + edge)) * 64) / 64;
}

/** At another width parts have other heights. */
const bringAllBack = () => away.splice(0).forEach((part) => part.removeAttribute('style'));

/** Keeps the room of each part that is out of sight. All is measured before anything changes. */
function leaveOut() {
  const parts = [...document.querySelectorAll<HTMLElement>(LEFT_OUT)];
  const far = parts.filter((part) => !away.includes(part) && isFar(part));
  const heights = far.map(contentHeight);
  far.forEach((part, index) => {
    part.style.containIntrinsicBlockSize = `${heights[index]}px`;
    part.style.contentVisibility = 'auto';
  });
  away.push(...far);
  addEventListener('resize', bringAllBack, { once: true });
}

/** One part after the other, unless the next dialog has opened. */
function bringBack() {
  if (document.querySelector('dialog[open]')) return;
  const part = away.shift();
  if (!part) return;
  part.removeAttribute('style');
  later(bringBack);
}

/**
 * Opens a modal dialog at less cost: a page becomes inert, and is itself again, by new styles for
 * every element, which takes a slow phone 150 ms and more. What is out of sight gets none meanwhile.
 */
export function showModal(dialog: HTMLDialogElement) {
  // Until then the page has left out more than this would.
  if ('whole' in document.documentElement.dataset) leaveOut();
  dialog.showModal();
  const close = () => away.length > 0 && later(bringBack);
  dialog.addEventListener('close', close, { once: true });
}
