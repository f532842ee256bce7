export const products = {
  heading: 'Produkty',
  intro:
    'Vyberte ten nejbližší a začněte jím. Váš postavíme podle vašich potřeb a písemné zadání řekne, co první vydání umí a co ne.',
  bookNow: 'Objednat',
  ask: {
    heading: 'Váš mezi nimi není?',
    text: 'Většina projektů leží mezi dvěma z nich. Popište svůj a my řekneme, co by umělo první vydání.',
    action: 'Popsat váš produkt',
  },
} as const;
