import { site } from '@/content/site';

export const work = {
  name: 'Reference',
  title: `Co jsme pro přístavy postavili: ${site.name}`,
  description:
    'Co jsme postavili, pro koho a co se potom změnilo v číslech, kolik to stálo a co zpočátku nefungovalo: příběhy našich projektů.',
  heading: 'Reference',
  intro: 'Co jsme postavili, pro koho a co se změnilo. S čísly a s tím, co se nepovedlo.',
  client: 'Klient',
  services: 'Služby',
  products: 'Produkty',
  date: 'Vydáno',
  results: 'Výsledky',
  readingTime: 'Doba čtení',
  contents: 'Obsah',
  related: { heading: 'Související projekty', all: 'Všechny projekty' },
  groups: {
    heading: 'Služby',
    title: `{name}: co postavil ${site.name}`,
    description:
      'Naše projekty, služba {name}: co jsme postavili, pro koho, co se potom změnilo v číslech, kolik to stálo a co zpočátku nefungovalo.',
    intro: 'Projekty s touto službou, nejnovější nahoře.',
    about: 'Co dostanete: {name}',
  },
  neighbors: { label: 'Další projekty', older: 'Předchozí projekt', newer: 'Další projekt' },
  draft: 'Na webu ještě není',
  selected: { heading: 'Vybrané projekty', all: 'Všechny projekty' },
  ofBrand: { label: 'Přečíst příběh', about: 'firmy {name}' },
  ask: {
    heading: 'Máte podobný problém?',
    text: 'Napište nám, co se píše dvakrát, počítá pozdě nebo dělá ručně. Nejdřív se zeptáme, potom napíšeme zadání s cenou.',
    action: 'Popsat váš projekt',
  },
} as const;
