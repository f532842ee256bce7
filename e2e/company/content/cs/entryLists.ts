import { site } from '@/content/site';

export const entryLists = {
  work: {
    path: '/Work',
    name: 'Reference',
    title: `Co jsme pro přístavy postavili: ${site.name}`,
    description:
      'Co jsme postavili, pro koho a co se potom změnilo v číslech, kolik to stálo a co zpočátku nefungovalo: příběhy našich projektů.',
  },
  insights: {
    path: '/Insights',
    name: 'Články',
    title: `Články pro ty, kdo kupují software: ${site.name}`,
    description:
      'Jak vznikají ceny, na co se ptát, než zaplatíte, a kdy je lepší něco vynechat: články inženýrů, kteří u nás píší zadání a stojí na nábřeží.',
  },
} as const;
