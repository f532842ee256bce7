/** Transitions between documents (EntryTransition.css). */
import type { Page } from '@playwright/test';

import { expect } from '@/e2e/sample/support/test';

/** What moves from the page before, when this page shows. Undefined until then. */
type Revealed = Window & { moved?: readonly string[] };

/** Records what moves between documents: the names that both have. */
export const recordMoves = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      const shown = window as Revealed;
      if (!viewTransition) {
        shown.moved = [];
        return;
      }
      void viewTransition.ready.then(() => {
        const parts = document
          .getAnimations()
          .map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '');
        shown.moved = parts
          .flatMap((part) => /^::view-transition-group\((.*)\)$/.exec(part)?.[1] ?? [])
          .sort();
      });
    });
  });

export const expectMoved = (page: Page, names: readonly string[]) =>
  expect.poll(() => page.evaluate(() => (window as Revealed).moved)).toEqual(names);

/** The names of what moves to or from an entry, whose path is given. */
export const namesOf = (path: string) =>
  ['nav-bar', `picture${path}`, 'root', `title${path}`].map((each) => each.replaceAll('/', '-'));
