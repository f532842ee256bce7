export const faq = {
  ask: {
    heading: 'Máte jinou otázku?',
    text: 'Cena, důvěrnost, staré systémy: odpoví vám inženýr, ne prodejce.',
    action: 'Zeptat se inženýra',
  },
} as const;
