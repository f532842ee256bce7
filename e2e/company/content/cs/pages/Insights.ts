import { site } from '@/content/site';

export const insights = {
  name: 'Články',
  title: `Články pro ty, kdo kupují software: ${site.name}`,
  description:
    'Jak vznikají ceny, na co se ptát, než zaplatíte, a kdy je lepší něco vynechat: články inženýrů, kteří u nás píší zadání a stojí na nábřeží.',
  heading: 'Články',
  intro: 'Pro ty, kdo za software platí: co věci stojí, proč, a na co se ptát.',
  author: 'Autor',
  date: 'Vydáno',
  readingTime: 'Doba čtení',
  contents: 'Obsah',
  related: { heading: 'Související články', all: 'Všechny články' },
  tags: 'Témata',
  groups: {
    heading: 'Témata',
    title: `{name}: články, které napsal ${site.name}`,
    description:
      'Co jsme napsali na téma „{name}“ pro ty, kdo za software v přístavu platí: co věci stojí, proč, a na co se ptát, než podepíšete.',
    intro: 'Naše články na toto téma, nejnovější nahoře.',
  },
  neighbors: { label: 'Další články', older: 'Předchozí článek', newer: 'Další článek' },
  draft: 'Na webu ještě není',
  feed: 'Odebírat články',
  ask: {
    heading: 'Máte vlastní otázku?',
    text: 'Zeptejte se. Odpoví inženýr, ať už z toho bude projekt, nebo ne.',
    action: 'Zeptat se inženýra',
  },
} as const;
