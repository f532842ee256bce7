import type { Page } from '@playwright/test';

import { callToAction, mainLinks } from '@/content/navigation';
import { popup } from '@/content/popup';
import { shell } from '@/content/shell';

export type Interaction = {
  name: string;
  path: string;
  /** Steps to run before the interaction. */
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
  /**
   * What the tap does without scripts, which ends the measurement: `nothing`, or it loads another
   * `document`.
   */
  bare?: 'nothing' | 'document';
  newVisitor?: true;
};

const menu = (page: Page) => page.getByRole('dialog', { name: shell.menuTitle });
const openMenu = (page: Page) => page.getByRole('button', { name: shell.openMenu }).tap();
const menuIsOpen = async (page: Page) => {
  await openMenu(page);
  await menu(page).waitFor();
};
const bookNow = (page: Page) => page.locator('main article').first().getByRole('button');
const booking = (page: Page) => page.getByRole('dialog', { name: /^Book / });
const close = { name: popup.close };

export const INTERACTIONS: readonly Interaction[] = [
  { name: 'open the menu', path: '/', act: openMenu },
  {
    name: 'close the menu',
    path: '/',
    prepare: menuIsOpen,
    act: (page) => menu(page).getByRole('button', { name: shell.closeMenu }).tap(),
  },
  {
    name: 'link of the header (in its menu)',
    path: '/',
    prepare: menuIsOpen,
    act: (page) => menu(page).getByRole('link', { name: mainLinks[2].label, exact: true }).tap(),
    bare: 'document',
  },
  {
    name: 'call to action (in the menu)',
    path: '/',
    prepare: menuIsOpen,
    act: (page) => menu(page).getByRole('link', { name: callToAction.label }).tap(),
    bare: 'document',
  },
  {
    name: 'open a question',
    path: '/FAQ',
    act: (page) => page.locator('main details:not([open]) > summary').first().tap(),
  },
  { name: 'Book Now', path: '/Products', act: (page) => bookNow(page).tap(), bare: 'document' },
  {
    name: 'close the booking',
    path: '/Products',
    prepare: async (page) => {
      await bookNow(page).tap();
      await booking(page).waitFor();
    },
    act: (page) => booking(page).getByRole('button', close).tap(),
    bare: 'nothing',
  },
  {
    name: 'close the popup',
    path: '/',
    newVisitor: true,
    prepare: (page) => page.getByRole('dialog', { name: popup.title }).waitFor(),
    act: (page) => page.getByRole('dialog', { name: popup.title }).getByRole('button', close).tap(),
    bare: 'nothing',
  },
  {
    name: 'unfold the contents',
    path: '/Privacy-policy',
    act: (page) => page.locator('main .contents-folded > summary').tap(),
  },
  {
    name: 'link of the contents',
    path: '/Privacy-policy',
    prepare: (page) => page.locator('main .contents-folded > summary').tap(),
    act: (page) => page.locator('main .contents-folded a').nth(3).tap(),
  },
];
