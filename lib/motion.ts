import { siteId } from '@/lib/siteId';

/** components/parts/StopMotion.tsx */
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

/** Returns a cleanup function. */
export function onStopMotion(callback: () => void) {
  const check = ({ target }: MouseEvent) => {
    if ((target as Element).closest(`#${STOP_MOTION_ID}`)) callback();
  };
  document.addEventListener('click', check);
  return () => document.removeEventListener('click', check);
}

export const prefersReducedMotion = () =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;
