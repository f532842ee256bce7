export const services = {
  heading: 'Služby',
  listHeading: 'Co stavíme',
  details: {
    heading: 'Služba za službou',
    gets: 'Co dostanete',
    ask: 'Zeptat se: {title}',
    products: '{title}: příklady',
  },
  ask: {
    heading: 'Nevíte, kterou potřebujete?',
    text: 'Popište problém několika řádky. Zeptáme se, na co potřebujeme, a napíšeme, co bychom postavili, co vynechali a za kolik.',
    action: 'Zeptat se, která se hodí',
  },
} as const;
