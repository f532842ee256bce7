import { site } from '@/content/site';

export const booking = {
  heading: 'Objednat: {title}',
  subtitle: 'Vyplňte formulář a domluvíme schůzku',
  note: `Odpovíme s časy, ze kterých si vyberete. ${site.hours.reply}`,
  frameTitle: 'Objednávkový formulář',
  close: 'Zavřít',
} as const;
