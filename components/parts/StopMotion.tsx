import { Icon } from '@/components/parts/Icon';
import { shell } from '@/content/shell';
import { STOP_MOTION_ID } from '@/lib/motion';

/**
 * Stops what moves for more than five seconds (WCAG 2.2, 2.2.2): the counters and the confetti. Visible
 * while something moves, and as long as it has focus. It takes up no space, so that nothing shifts, and
 * stays below the navigation bar while the section scrolls. Islands show it, and listen for the click
 * (lib/motion.ts).
 */
export function StopMotion({ className }: { className: string }) {
  return (
    <div
      className={`pointer-events-none sticky top-28 z-above flex h-target w-full justify-end ${className}`}
    >
      <button
        id={STOP_MOTION_ID}
        type="button"
        className="group pointer-events-auto invisible flex min-h-target items-center gap-2 rounded-button bg-surface ps-2.5 pe-4 text-small font-semibold text-ink shadow-card focus:visible motion-safe:data-moving:visible print:hidden"
      >
        <Icon name="pause" className="size-5 stroke-3" />
        <span className="hidden motion-safe:group-data-moving:inline">{shell.motion.stop}</span>
        <span className="motion-safe:group-data-moving:hidden">{shell.motion.stopped}</span>
      </button>
    </div>
  );
}
