import { site } from '@/content/site';

export const openings = {
  name: 'Kariéra',
  title: `Pracujte na softwaru pro přístavy: ${site.name}`,
  description:
    'Volná místa v Ålesundu a v Děčíně: co byste dělali, s kým, na kterém nábřeží, do kdy se můžete ozvat a kdo bude číst, co napíšete.',
  heading: 'Kariéra',
  intro: 'Čtyři lidé, dvě města, jeden druh místa. Občas potřebujeme pátého.',
  office: 'Kancelář',
  closes: 'Ozvěte se do',
  contents: 'Obsah',
  draft: 'Na webu ještě není',
  closed: 'Toto místo už není volné',
  ask: {
    heading: 'Jste to vy?',
    text: 'Napište nám česky, anglicky nebo norsky. Každou zprávu čte inženýr.',
    action: 'Napsat nám',
  },
};
