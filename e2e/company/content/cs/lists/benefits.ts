import type { Benefit } from '@/components/sections/Benefits';

export const benefits: readonly Benefit[] = [
  {
    title: 'Jedna posádka',
    text: 'Mluvíte přímo s těmi, kdo kód píšou. Na otázky dostáváte odpovědi, ne čísla žádostí.',
  },
  {
    title: 'Klid na palubě',
    text: 'Vy vedete přístav. S plánem podpory hlídáme vydání, zálohy a provoz a zavoláme, když něco selže.',
  },
  {
    title: 'Data v bezpečí',
    text: 'Vidí je jen ti, kdo je potřebují k práci a jsou vázáni mlčenlivostí. Zůstávají vaše.',
  },
  {
    title: 'Poctivé rady',
    text: 'Když stačí jednodušší nástroj, řekneme to, i když tím o práci přijdeme.',
  },
];
