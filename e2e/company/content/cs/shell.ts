export const shell = {
  skipLink: 'Přejít k obsahu',
  homeLink: '{name}, úvodní stránka',
  mainNavLabel: 'Hlavní navigace',
  openSidebar: 'Otevřít nabídku',
  closeSidebar: 'Zavřít nabídku',
  sidebarTitle: 'Nabídka',
  breadcrumbLabel: 'Drobečková navigace',
  chat: 'Napište nám (otevře se na nové kartě)',
  chatPlace: 'Chat',
  motion: { stop: 'Zastavit pohyb', stopped: 'Pohyb je zastaven' },
  newTab: '(otevře se na nové kartě)',
  qr: { heading: 'Naskenujte mě', text: 'Uložte si naše kontakty' },
} as const;
