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

// For tests that hang, also on a busy machine.
jest.setTimeout(60_000);

/** As after a page load, but with the same React as the test. */
export async function freshly<Module>(load: () => Promise<Module>): Promise<Module> {
  let fresh!: Module;
  await jest.isolateModulesAsync(async () => {
    jest.doMock('react', () => React);
    fresh = await load();
  });
  return fresh;
}

/**
 * What jsdom lacks: enough to test what a component calls. e2e/ tests how browsers respond (focus, Escape,
 * inertness).
 */
if (typeof window !== 'undefined') {
  window.scrollTo = () => {};
  // jsdom does not paint.
  Performance.prototype.getEntriesByName = () => [];
  // A test that needs a response must mock it.
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
