export const thankYou = {
  heading: 'Děkujeme!',
  lines: ['Váš formulář byl odeslán', 'Vážíme si vaší zprávy a brzy se ozveme.'],
  home: 'Zpět na úvod',
} as const;
