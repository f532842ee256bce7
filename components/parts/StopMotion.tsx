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
        className="stop-motion flex min-h-target min-w-target items-center justify-center gap-2 rounded-button bg-surface px-3 text-small font-semibold text-ink shadow-card"
      >
        <Icon name="stop" className="size-6" />
        <span className="when-moving max-sm:sr-only">{words.stop}</span>
        <span className="when-still max-sm:sr-only">{words.stopped}</span>
      </button>
    </div>
  );
}
