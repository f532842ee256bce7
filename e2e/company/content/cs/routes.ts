import { faqs } from '@/content/lists/faqs';
import { products } from '@/content/lists/products';
import { services } from '@/content/lists/services';
import { site } from '@/content/site';
import type { PageRecord } from '@/lib/pages/record';

export const routes = [
  {
    id: 'home',
    path: '/',
    name: 'Úvod',
    title: `Software pro přístavy a přívozy: ${site.name}`,
    description:
      'Stání, mapy a čidla pro malé přístavy: software rodinné firmy z Ålesundu a z Děčína, s písemnou cenou dřív, než cokoli zaplatíte.',
    canonical: '/',
    indexable: true,
  },
  {
    id: 'about',
    path: '/AboutUs',
    name: 'O nás',
    title: `Rodina inženýrů: ${site.name}`,
    description:
      'Čtyři lidé ve dvou městech píšou, zkoušejí a podporují software malých přístavů: kdo jsou, kde sedí a kdy je zastihnete.',
    canonical: '/AboutUs',
    indexable: true,
  },
  {
    id: 'services',
    path: '/Services',
    name: 'Služby',
    title: `Přístavní systémy, mapy a čidla: ${site.name}`,
    description:
      'Plánování stání, mapy bez signálu, čidla na nábřeží a weby pro hosty: co s čím dostanete a co necháváme jiným.',
    canonical: '/Services',
    indexable: true,
    needs: services,
  },
  {
    id: 'products',
    path: '/Products',
    name: 'Produkty',
    title: `Rezervace, rozvoz a další produkty: ${site.name}`,
    description:
      'Software, který jsme napsali jednou a umíme přizpůsobit: čí problém který produkt řeší, co umí první vydání a co přijde potom.',
    canonical: '/Products',
    indexable: true,
    needs: products,
  },
  {
    id: 'faq',
    path: '/FAQ',
    name: 'Otázky',
    title: `Ceny, termíny a podpora: ${site.name}`,
    description:
      'Kolik přístavní systém stojí, jak dlouho trvá, komu patří data, co se děje bez signálu a kdo zvedne telefon v bouři.',
    canonical: '/FAQ',
    indexable: true,
    needs: faqs,
  },
  {
    id: 'privacy-notice',
    path: '/Privacy-notice',
    name: 'Ochrana osobních údajů',
    title: `Ochrana údajů: jak s nimi ${site.name} nakládá`,
    description:
      'Co tento web ukládá ve vašem prohlížeči a na jak dlouho, které firmy kontaktuje a proč, co se dozví náš formulář a o čem rozhodujete vy.',
    canonical: '/Privacy-notice',
    indexable: true,
  },
  {
    id: 'contact',
    path: '/ContactUs',
    name: 'Kontakt',
    title: `Kontakt na ${site.name}: telefonát nebo cena`,
    description:
      'Řekněte si o telefonát, nebo popište projekt formulářem, e-mailem či po telefonu. Odpovídáme do 24 pracovních hodin.',
    canonical: '/ContactUs',
    indexable: true,
    popup: false,
  },
  {
    id: 'thank-you',
    path: '/thank-you',
    name: 'Děkujeme',
    title: `${site.name} děkuje: formulář jsme dostali`,
    description: 'Váš formulář byl odeslán. Brzy se vám ozveme.',
    canonical: '/thank-you',
    indexable: false,
    popup: false,
  },
] as const satisfies readonly PageRecord[];
