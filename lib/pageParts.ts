/** The parts of a page that may be left out while nobody sees them (app/styles/below.css). */
export const PARTS = 'main > section, .agreement > div, footer';

/** Runs in a task of its own, after everything that a visitor waits for. */
export const later: (act: () => void) => void =
  typeof scheduler === 'undefined'
    ? (act) => setTimeout(act)
    : (act) => void scheduler.postTask(act, { priority: 'background' });
