import type { Reason } from '@/components/sections/WhyChooseUs';

export const reasons: readonly Reason[] = [
  { label: 'Řešení na míru', text: 'Začínáme vaším nábřežím, ne šablonou.' },
  { label: 'Vlastní vývoj', text: 'Kód píšou naši lidé. Specialistu předem schválíte vy.' },
  { label: 'Soudobé technologie', text: 'Podporované a tak běžné, že na ně seženete další lidi.' },
  { label: 'Důkladné testy', text: 'Bez testů a kontroly druhým člověkem nic nevydáme.' },
  { label: 'Včasné dodání', text: 'Termíny písemně a ukázka každé dva týdny.' },
  { label: 'Podpora', text: 'Telefon zvedají ti, kdo systém postavili.' },
  { label: 'Zkušený tým', text: 'Každý projekt vede zkušený inženýr.' },
];
