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
  chatLandmark: 'Chat',
  // A video or a calendar of another company, before a click. {who} is the name of the company.
  embed: {
    actions: { video: 'Play the video', page: 'Show it here' },
    loads:
      'A click loads this from {who}, which then learns your IP address and may store data in your browser.',
    open: 'Open it at {who}',
  },
  motion: { stop: 'Stop motion', stopped: 'Motion stopped' },
  newTab: '(opens in a new tab)',
  qr: { heading: 'Scan Me', text: 'Save Contact Details' },
} as const;
