export const consent = {
  title: 'Smíme měřit vaši návštěvu?',
  text: {
    withConsent: 'Pokud souhlasíte, {effects}.',
    vendor: '{who} ukládá cookies a dozví se o vaší návštěvě',
    vendors: '{who} vidí vaši návštěvu a ukládají cookies',
    advertisement: 'uložíme, která reklama vás přivedla',
    landingPage: 'uložíme, kterou stránku jste viděli jako první',
    both: '{one} a {two}',
  },
  accept: 'Ano, souhlasím',
  refuse: 'Ne, děkuji',
  notice: 'Jak nakládáme s vašimi údaji',
  reopen: 'Nastavení soukromí',
} as const;
