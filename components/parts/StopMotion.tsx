import { Icon } from '@/components/parts/Icon';
import { STOP_MOTION_ID } from '@/lib/motion';

type Props = { words: { stop: string; stopped: string }; className: string };

/**
 * Stops what moves for more than five seconds (WCAG 2.2, 2.2.2): the counters and the confetti. It
 * takes up no space, and is visible while something moves, and as long as it has focus
 * (styles/stop-motion.css). The islands that move show it, and listen for the click (lib/motion.ts).
 */
export function StopMotion({ words, className }: Props) {
  return (
    <div className={`stop-motion-corner ${className}`}>
      <button
        id={STOP_MOTION_ID}
        type="button"
        className="stop-motion flex min-h-target items-center gap-2 rounded-button bg-surface ps-2.5 pe-4 text-small font-semibold text-ink shadow-card"
      >
        <Icon name="pause" className="size-5 stroke-3" />
        <span className="when-moving">{words.stop}</span>
        <span className="when-still">{words.stopped}</span>
      </button>
    </div>
  );
}
