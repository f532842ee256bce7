import { site } from '@/content/site';

export const sections = {
  why: 'Proč právě my',
  benefits: 'Co máte z toho, když s námi plujete',
  services: {
    heading: 'Služby',
    intro: 'Čtyři druhy práce pro jeden druh místa. Zeptejte se, kterou potřebujete nejdřív.',
  },
  process: {
    heading: 'Jak projekt probíhá',
    intro: 'Na konci každého kroku držíte v ruce výsledek.',
    hand: 'Ve vašich rukou',
  },
  next: {
    heading: 'Co bude dál',
    steps: [
      {
        title: 'Přečte si to inženýr',
        text: 'Zpráva přijde těm, kdo u nás píší zadání. Poznamenají si, na co se vás potřebují zeptat.',
      },
      { title: 'Dostanete odpověď', text: site.hours.reply },
      {
        title: 'Promluvíme si',
        text: 'Po telefonu, po videu, nebo e-mailem, jak chcete. Připravte si tři věci: kdo to bude používat, na co se to musí napojit a na kterém datu záleží.',
      },
    ],
    direct: 'Chcete něco dodat?',
    pickTime: 'Vyberte si čas',
  },
  faq: 'Na co se nás přístavy ptají',
} as const;

export const mission = {
  heading: 'O nás',
  readMore: 'Číst dál',
  about: 'o našich službách',
} as const;
