import type { Service } from '@/components/sections/Services';

export const services: readonly Service[] = [
  {
    id: 'harbor',
    icon: '/pictures/service-harbor',
    title: 'Přístavní systémy',
    description: 'Stání, hosté a faktury na jedné obrazovce, kterou správce nosí s sebou.',
    about:
      'Než napíšeme první řádek, strávíme dva dny na vašem nábřeží. Pak nahradíme papír, který bere nejvíc času, a ostatní necháme být, dokud se to neosvědčí.',
    gets: ['Mapa všech stání', 'Faktury ve třech měnách', 'Obrazovka, která funguje v rukavicích'],
    products: [3, 11],
  },
  {
    id: 'charts',
    icon: '/pictures/service-charts',
    title: 'Mapy a trasy',
    description: 'Mapy, které na lodi zůstanou, i když signál ne.',
    about:
      'Kapitáni vidí hloubky, příliv a volná stání, než zabočí. Co potřebují, už v zařízení je a u nábřeží se samo obnoví.',
    gets: ['Mapy bez signálu', 'Příliv pro každé stání'],
    products: [8],
  },
  {
    id: 'sensors',
    icon: '/pictures/service-sensors',
    title: 'Čidla',
    note: '(Jen v Norsku)',
    description: 'Hladina, zásuvky a brány, které se ozvou dřív, než si někdo postěžuje.',
    about:
      'Vybíráme čidla, která koupíte kdekoli, a píšeme to, co je čte. Když dochází baterie, dostane jeden člověk jednu zprávu.',
    gets: ['Seznam dílů s cenami', 'Jedna zpráva na jednu závadu', 'Každoroční kontrola na místě'],
    products: [],
  },
  {
    id: 'web',
    icon: '/pictures/service-web',
    title: 'Weby pro hosty',
    description: 'Volná stání, ceny a počasí na jedné stránce, která se načte i na lodi.',
    about:
      'Hosté chtějí vědět tři věci, než zabočí. Stránka jim je řekne bez účtu a správce mění ceny bez nás.',
    gets: ['Stránka menší než 100 kB', 'Ceny, které si měníte sami'],
    products: [4],
  },
];
