import { site } from '@/content/site';

export const popup = {
  title: 'Máte chvilku? Řekněte nám, co potřebujete',
  text: 'Pošlete nám svůj dotaz, ozveme se do 24 pracovních hodin.',
  note: site.hours.meaning,
  frameTitle: 'Poptávkový formulář',
  close: 'Zavřít',
} as const;
