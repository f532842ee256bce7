export const home = {
  hero: {
    headline: 'Software pro malé přístavy a pro ty, kdo z nich vyplouvají',
    subline: 'Stání, mapy a čidla. Píše je rodina inženýrů v Ålesundu a v Děčíně.',
    contact: 'Napište nám',
    learnMore: 'číst dál',
    about: 'o našich službách',
    boardLabel: 'Produkty, které stavíme',
    picture: {
      alt: 'Nábřeží s barevnými sklady pod horami a malá loď, která připlouvá',
    } as {
      alt: string;
    } | null,
  },
  whoWeAre: 'Kdo jsme',
  brands: 'Přístavy, pro které pracujeme',
  brandLogo: 'Logo firmy {name}',
  ask: {
    heading: 'Co by potřeboval váš přístav?',
    text: 'Napište nám, kolik máte stání a co vás nejvíc zlobí. Do týdne dostanete písemnou cenu.',
    action: 'Zeptat se na cenu',
  },
} as const;
