/**
 * A form is used if a visitor has moved focus into its frame, or done something in it: the visitor may
 * have typed something. Used frames must not be reloaded or replaced, except by the visitor. An inline
 * script records them from the first paint on (components/first-script/usedFrames.ts), because visitors can type before
 * hydration.
 */
export const isUsedFrame = (frame: Element | null) =>
  frame !== null && !!window.usedFrames?.has(frame);
