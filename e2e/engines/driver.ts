/** The little in which engines differ for a test: everything else is a `Visitor`’s. */

export type Point = { x: number; y: number };
export type Key = 'Enter' | 'Escape' | 'Space' | 'Tab';
export type Size = { width: number; height: number };

/** What a visitor has set before the browser starts. */
export type Traits = {
  lessMotion: boolean;
  scriptsOff: boolean;
};

/** A window of its own, which knows nothing of those before it. */
export interface Driver {
  /** Resolves once the document is there, before all of its pictures are. */
  go: (url: string) => Promise<unknown>;
  /** The value of an expression of JavaScript in the page, as JSON would carry it. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Moves the mouse there, and presses and releases its button. */
  click: (point: Point) => Promise<unknown>;
  press: (key: Key) => Promise<unknown>;
  /** Types into what has the focus. */
  type: (text: string) => Promise<unknown>;
  resize: (size: Size) => Promise<unknown>;
  /** What has gone wrong since the window was opened, a line each. */
  troubles: () => Promise<string[]>;
  close: () => Promise<unknown>;
}

export interface Browser {
  /** @param origin the site; a request elsewhere is an error */
  open: (origin: string) => Promise<Driver>;
  close: () => Promise<void>;
}
