import type { Step } from '@/components/sections/Process';

export const steps: readonly Step[] = [
  {
    title: 'První hovor',
    text: 'S inženýrem a zdarma. Ptáme se, kdo to bude používat, na co se to musí napojit a na kterém datu záleží.',
    hand: 'Zápis z hovoru a otázky, které zbývají',
  },
  {
    title: 'Písemné zadání',
    text: 'Několik stran běžnými slovy: co první vydání umí a co vynechává, s odhadem každé části.',
    hand: 'Zadání s cenou od do a s termínem, které vám zůstane',
    approval: 'Schválíte zadání a podepíšete objednávku. Do té doby nic neplatíte.',
  },
  {
    title: 'Stavba',
    text: 'Objednávka říká, co dodáme, v jakých krocích, za kolik a jak to vyzkoušíte. Změní-li se rozsah, nejdřív písemně odsouhlasíte novou cenu.',
    hand: 'Každé dva týdny fungující software a zdrojový kód každého kroku',
  },
  {
    title: 'Předání, záruka, podpora',
    text: 'Vydání vyzkoušíte testy z objednávky a my opravíme, co neprojde. V záruce opravujeme vady zdarma.',
    hand: 'Celý kód, návrhy a dokumentace se zárukou na papíře',
  },
];
