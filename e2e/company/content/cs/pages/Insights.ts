export const insights = {
  heading: 'Články',
  intro: 'Pro ty, kdo za software platí: co věci stojí, proč, a na co se ptát.',
  author: 'Autor',
  date: 'Vydáno',
  contents: 'Obsah',
  draft: 'Na webu ještě není',
  feed: 'Odebírat články',
  ask: {
    heading: 'Máte vlastní otázku?',
    text: 'Zeptejte se. Odpoví inženýr, ať už z toho bude projekt, nebo ne.',
    action: 'Zeptat se inženýra',
  },
} as const;
