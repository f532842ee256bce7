// Not by its alias, which Tailwind CSS does not resolve.
import { siteId } from './urls';

export const STOP_MOTION_ID = siteId('stop-motion');

/** Shows the button until the function that is returned is called. */
export function showStopMotion() {
  const button = document.getElementById(STOP_MOTION_ID);
  const add = (change: number) => {
    if (!button) return;
    const moving = Number(button.dataset.moving ?? 0) + change;
    if (moving > 0) button.dataset.moving = String(moving);
    else delete button.dataset.moving;
  };
  let isMoving = true;
  add(1);
  return () => {
    if (isMoving) add(-1);
    isMoving = false;
  };
}

export function onStopMotion(callback: () => void) {
  const check = ({ target }: MouseEvent) => {
    if ((target as Element).closest(`#${STOP_MOTION_ID}`)) callback();
  };
  document.addEventListener('click', check);
  return () => document.removeEventListener('click', check);
}

export const prefersReducedMotion = () =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** In ms (specification, section 9). */
export const COUNT_UP_MS = 10_000;

/** How much of the counter must be in view before the count starts. */
export const COUNT_UP_VISIBLE_SHARE = 0.4;

/**
 * @param target the final value
 * @param elapsed ms since the start; negative, if the clock was set back, counts as 0
 */
export const countAt = (target: number, elapsed: number) =>
  Math.round(target * Math.min(1, Math.max(0, elapsed / COUNT_UP_MS)));
