import { site } from '@/content/site';

export const about = {
  heading: 'O nás',
  missionHeading: 'Naše poslání',
  intro: 'Vlastní tým inženýrů, který u projektu zůstane od začátku do konce.',
  team: {
    heading: 'Kdo co dělá',
    together:
      'Sedí spolu, vedou jeden seznam toho, co zbývá, a mají s vámi jeden kanál. Kdo část navrhl nebo napsal, vysvětlí ji tomu, kdo ji zkouší.',
    roles: [
      {
        title: 'Vedoucí inženýrka',
        text: 'Zvedne první telefon, napíše zadání a ručí za výsledek.',
      },
      { title: 'Návrhář', text: 'Kreslí obrazovky s vámi a zůstane, dokud není hotová poslední.' },
      {
        title: 'Vývojáři',
        text: 'Píšou kód, kontrolují si změny navzájem a každé dva týdny vám ukážou, co funguje.',
      },
      {
        title: 'Testerka',
        text: 'Píše automatické testy, zkouší, co nepokryjí, a může zastavit vydání.',
      },
    ],
    facts: [
      { label: 'Pracovní doba', text: site.hours.schedule },
      { label: 'Místo', text: site.offices[0].line },
      { label: 'Jazyk', text: 'Čeština, angličtina a norština' },
    ],
  },
  articlesBy: 'Články, které napsal(a) {name}',
  people: 'Lidé',
  ask: {
    heading: 'Nejdřív si promluvte s inženýrem',
    text: 'První hovor nic nestojí. Přijďte s problémem nebo s nápadem; zadání nepotřebujete.',
    action: 'Domluvit první hovor',
  },
} as const;
