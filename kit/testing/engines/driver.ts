/**
 * The interface that each browser engine implements. The `Visitor` class uses this interface, so
 * one class serves all engines.
 */

export type Point = { x: number; y: number };
export type Key = 'Enter' | 'Escape' | 'Space' | 'Tab';
export type Size = { width: number; height: number };

/** Controls a browser window, which starts with an empty session. */
export interface Driver {
  /** Opens a URL. Resolves when the document is parsed. Pictures may still be loading. */
  go: (url: string) => Promise<unknown>;
  /** Evaluates a JavaScript expression in the page and returns its JSON-serializable value. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Moves the mouse to a point and clicks. */
  click: (point: Point) => Promise<unknown>;
  press: (key: Key) => Promise<unknown>;
  /** Types into the focused element. */
  type: (text: string) => Promise<unknown>;
  resize: (size: Size) => Promise<unknown>;
  /** All errors since the window was opened, one line each. */
  troubles: () => Promise<string[]>;
  close: () => Promise<unknown>;
}

export interface Browser {
  /** @param origin the origin of the site; a request to another origin is an error */
  open: (origin: string) => Promise<Driver>;
  close: () => Promise<void>;
}
