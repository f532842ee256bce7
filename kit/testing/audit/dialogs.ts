/** Opens and closes dialogs and disclosures with the keyboard, as their roles promise. */
import type { ElementHandle, Locator, Page } from '@playwright/test';

import { type Fault, type InPage, OPEN_DIALOG, prepare } from '../fault';

const OPENERS =
  'button:is([aria-haspopup="dialog"], [popovertarget], [commandfor], [aria-expanded="false"]), [role="button"]:is([aria-haspopup="dialog"], [aria-expanded="false"])';

/**
 * Names of links and controls that the audit leaves alone. A link must not change anything (RFC 9110,
 * 9.2.1), but some do.
 */
export const DESTRUCTIVE = /(log|sign)[-_ ]?(out|off)|delete|remove|destroy|unsubscribe/i;

const MODAL = `${OPEN_DIALOG}, [role="dialog"][aria-modal="true"], [role="alertdialog"][aria-modal="true"], [role="dialog"]:popover-open`;

const FRAMES = `:is(${MODAL}) iframe`;

export const openDialog = (page: Page) => page.locator(MODAL).filter({ visible: true }).first();

/** What has opened, if no dialog has: the control that has the focus. */
const OPEN_DISCLOSURE =
  '[aria-expanded="true"]:focus:not([aria-haspopup], [popovertarget], [commandfor])';

/** Whether something is shown, or gone, in time. */
const becomes = (what: Locator, state: 'visible' | 'hidden', timeout: number) =>
  what.waitFor({ state, timeout }).then(
    () => true,
    () => false,
  );

/**
 * Runs in the page: resolves when the tasks of its scripts have ended, or after some time, because some
 * scripts never rest. In Chromium 156 without a window, `requestIdleCallback` would wait until an open dialog
 * changes.
 */
const tasksEnd = (timeout: number) =>
  Promise.race([
    scheduler.postTask(() => {}, { priority: 'background' }),
    new Promise((done) => setTimeout(done, timeout)),
  ]);

/** Runs in the page: whether frames have loaded. What a frame from elsewhere contains is not seen. */
const areLoaded = (frames: string) =>
  [...document.querySelectorAll<HTMLIFrameElement>(frames)].every(
    ({ contentDocument: inner }) =>
      !inner || (inner.readyState === 'complete' && inner.URL !== 'about:blank'),
  );

const nameOf = (locator: Locator) =>
  locator.evaluate((each) => (window as unknown as InPage).nameOfElement(each));

export const hasDialog = (page: Page) => openDialog(page).isVisible();

/**
 * Judges the dialog that is open, and closes it with Escape.
 *
 * @param patience the time in which a dialog opens or closes, in ms
 */
export async function openDialogFaults(
  page: Page,
  patience: number,
  judge: () => Promise<Fault[]>,
): Promise<Fault[]> {
  await prepare(page);
  // Scripts may add frames when the dialog opens, and hide what is shown until these have loaded.
  await page.evaluate(tasksEnd, patience);
  await page.waitForFunction(areLoaded, FRAMES, { timeout: patience }).catch(() => {});
  await page.evaluate(tasksEnd, patience);
  const dialog = openDialog(page);
  const name = await nameOf(dialog);
  const faults: Fault[] = [];
  const add = (message: string) => faults.push({ rule: 'dialog', element: name, message });
  const focused = (await page.evaluateHandle(() => document.activeElement)).asElement();
  const hasFocus = await dialog.evaluate((each) => each.contains(document.activeElement));
  if (!hasFocus) add('does not get the focus when it opens');
  faults.push(...(await judge()));
  // The judges walk through the dialog, and may leave a popover. Escape returns the focus only from
  // inside.
  if (hasFocus) await focused?.evaluate((each: HTMLElement) => each.focus());
  await page.keyboard.press('Escape');
  if (await becomes(dialog, 'hidden', patience)) return faults;
  add('does not close with Escape');
  await dialog.evaluate((each) => {
    if (each.matches('dialog[open]')) (each as HTMLDialogElement).close();
    else if (each.matches(':popover-open')) (each as HTMLElement).hidePopover();
    else each.remove();
  });
  return faults;
}

/**
 * Opens each dialog and disclosure that is closed. Each opener is tried once on the site, at each
 * width: a hundred buttons with one text open one dialog.
 */
export async function disclosureFaults(
  page: Page,
  { tried, patience }: { tried: Set<string>; patience: number },
  judge: () => Promise<Fault[]>,
): Promise<Fault[]> {
  await prepare(page);
  const faults: Fault[] = [];
  const openers = page.locator(OPENERS).filter({ visible: true });
  const { width } = page.viewportSize()!;
  const handles = (await openers.elementHandles()) as ElementHandle<HTMLElement>[];
  for (const opener of handles) {
    const { element, key, expands } = await opener.evaluate((each) => {
      const { nameOfElement } = window as unknown as InPage;
      return {
        element: nameOfElement(each),
        key: each.tagName + (each.getAttribute('aria-label') ?? each.textContent),
        expands: each.hasAttribute('aria-expanded'),
      };
    });
    if (tried.has(`${width} ${key}`) || DESTRUCTIVE.test(element)) continue;
    if (!(await opener.isVisible())) continue;
    tried.add(`${width} ${key}`);
    const add = (rule: string, message: string) => faults.push({ rule, element, message });
    const isOpen = (each: Element) => each.getAttribute('aria-expanded') === 'true';
    await opener.focus();
    await page.keyboard.press('Enter');
    await becomes(openDialog(page).or(page.locator(OPEN_DISCLOSURE)).first(), 'visible', patience);
    if (await hasDialog(page)) {
      faults.push(...(await openDialogFaults(page, patience, judge)));
      const isFocused = (each: Element) => each === document.activeElement;
      const focus = page.waitForFunction(isFocused, opener, { timeout: patience });
      if (!(await focus.catch(() => false)))
        add('dialog', 'does not get the focus back when its dialog closes');
      continue;
    }
    if (!expands) {
      add('dialog', 'opens nothing with Enter');
      continue;
    }
    if (!(await opener.evaluate(isOpen))) {
      add('disclosure', 'does not open with Enter');
      continue;
    }
    await page.keyboard.press('Escape');
    if (!(await opener.evaluate(isOpen))) continue;
    await opener.focus();
    await page.keyboard.press('Enter');
    if (await opener.evaluate(isOpen))
      add('disclosure', 'closes neither with Escape nor with Enter');
  }
  return faults;
}
