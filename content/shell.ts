/** Copy for the layout, which every page shares. */
export const shell = {
  skipLink: 'Skip to content',
  homeLink: '{name} home',
  mainNavLabel: 'Main',
  // The mobile sidebar, which visitors know as the menu.
  openSidebar: 'Open menu',
  closeSidebar: 'Close menu',
  sidebarTitle: 'Menu',
  breadcrumbLabel: 'Breadcrumb',
  chat: 'Chat with us (opens in a new tab)',
  chatPlace: 'Chat',
  motion: { stop: 'Stop motion', stopped: 'Motion stopped' },
  newTab: '(opens in a new tab)',
  qr: { heading: 'Scan Me', text: 'Save Contact Details' },
} as const;
