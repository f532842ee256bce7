import { siteId } from '@/lib/pages/siteId';

/** The id of the button that stops what moves (components/parts/StopMotion.tsx). */
export const STOP_MOTION_ID = siteId('stop-motion');

/** Runs the callback when the visitor stops what moves. Returns a cleanup function. */
export function onStopMotion(callback: () => void) {
  const check = ({ target }: MouseEvent) => {
    if ((target as Element).closest(`#${STOP_MOTION_ID}`)) callback();
  };
  document.addEventListener('click', check);
  return () => document.removeEventListener('click', check);
}

export const prefersReducedMotion = () =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;
