import '@testing-library/jest-dom';
import * as React from 'react';
import { leadForm } from '@/content/leadForm';
import { routes } from '@/content/routes';
import { shell } from '@/content/shell';
import { site } from '@/content/site';
import { DEMO_PARAMETERS, parameterRules } from '@/lib/lead/parameters';

// The list that next.config.mjs takes from the same file.
Object.assign(globalThis, { __ROUTES__: routes.map(({ path }) => path).join(' ') });

/** A module as a page that has just loaded finds it, with the React that the test renders with. */
export async function freshly<Module>(load: () => Promise<Module>): Promise<Module> {
  let fresh!: Module;
  await jest.isolateModulesAsync(async () => {
    jest.doMock('react', () => React);
    fresh = await load();
  });
  return fresh;
}

/** What every place of the lead form is given, with a form that no test reaches. */
export const leadFormConfig = {
  form: { src: 'https://crm.example/forms/wtl/abc', parameters: parameterRules(DEMO_PARAMETERS)! },
  words: leadForm,
  contact: { ...site, chatLabel: leadForm.chatLabel, newTabLabel: shell.newTab },
};

/**
 * Stand-ins for what jsdom lacks: enough to see that a component asks the browser for the right
 * thing. What the browser then does (focus, Escape, inertness) is for the tests in e2e/.
 */
type Observer = { callback: IntersectionObserverCallback; targets: Set<Element> };

const observers = new Map<IntersectionObserver, Observer>();

class IntersectionObserverStandIn implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '0px';
  readonly scrollMargin = '0px';
  readonly thresholds = [0];

  constructor(callback: IntersectionObserverCallback) {
    observers.set(this, { callback, targets: new Set() });
  }
  observe(target: Element) {
    observers.get(this)?.targets.add(target);
  }
  unobserve(target: Element) {
    observers.get(this)?.targets.delete(target);
  }
  disconnect() {
    observers.get(this)?.targets.clear();
  }
  takeRecords() {
    return [];
  }
}

/** Tells every observer of an element that it has come into view, or left it. */
export function intersect(target: Element, isIntersecting = true) {
  for (const [observer, { callback, targets }] of observers) {
    if (!targets.has(target)) continue;
    const rect = target.getBoundingClientRect();
    const entry = {
      target,
      isIntersecting,
      intersectionRatio: isIntersecting ? 1 : 0,
      boundingClientRect: rect,
      intersectionRect: rect,
      rootBounds: null,
      time: performance.now(),
    };
    callback([entry], observer);
  }
}

// Tests of scripts run without a document.
if (typeof window !== 'undefined') {
  window.IntersectionObserver = IntersectionObserverStandIn;
  window.scrollTo = () => {};
  // Nothing is painted here.
  Performance.prototype.getEntriesByName = () => [];
  // A request that nobody has answered yet; a test that wants an answer gives it.
  window.fetch = () => new Promise(() => {});
  window.matchMedia = (media) =>
    ({
      media,
      matches: false,
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;

  const dialog = HTMLDialogElement.prototype;
  const open = function (this: HTMLDialogElement) {
    this.open = true;
  };
  dialog.show = open;
  dialog.showModal = open;
  // Browsers send the event in a task of its own; at once is easier to follow in a test.
  dialog.close = function (this: HTMLDialogElement, returnValue?: string) {
    if (!this.open) return;
    this.open = false;
    if (returnValue !== undefined) this.returnValue = returnValue;
    this.dispatchEvent(new Event('close'));
  };
}

afterEach(() => observers.clear());
