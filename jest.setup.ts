import '@testing-library/jest-dom';
import * as React from 'react';

const flags: typeof BUILD = {
  siteUrl: 'https://site.example',
  basePath: '',
  consentRevision: 7,
  formParameters: '[]',
  tracking: true,
  consent: false,
  ownForm: false,
  attribution: true,
  drafts: false,
  tiles: true,
  embeds: false,
};
Object.assign(globalThis, { BUILD: flags });

// Only tests that hang should reach this limit, also on a busy machine.
jest.setTimeout(60_000);

/**
 * Imports a module in a fresh state, as after a page load, but with the same React as the test.
 */
export async function freshly<Module>(load: () => Promise<Module>): Promise<Module> {
  let fresh!: Module;
  await jest.isolateModulesAsync(async () => {
    jest.doMock('react', () => React);
    fresh = await load();
  });
  return fresh;
}

/**
 * Mocks for what jsdom lacks: enough to test what a component calls. How browsers respond (focus,
 * Escape, inertness) is tested in e2e/. Only the tests of browser code have a window.
 */
if (typeof window !== 'undefined') {
  window.scrollTo = () => {};
  // jsdom does not paint, so it has no paint entries.
  Performance.prototype.getEntriesByName = () => [];
  // Requests stay pending. A test that needs a response must mock it.
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
  // Browsers fire `close` in a separate task. Tests are simpler if it fires immediately.
  dialog.close = function (this: HTMLDialogElement, returnValue?: string) {
    if (!this.open) return;
    this.open = false;
    if (returnValue !== undefined) this.returnValue = returnValue;
    this.dispatchEvent(new Event('close'));
  };
}
