import type { Service } from '@/content/lists/services';
import { site } from '@/content/site';

export const web: Service = {
  id: 'web',
  icon: '/pictures/service-web',
  title: 'Web Development',
  short: 'Web',
  description:
    'Sites, portals and web apps: fast on a cheap phone, and easy for your own team to edit.',
  about:
    'We build the public pages and the part behind the login as one product. Every page is measured on a slow phone before it goes live, and your team changes words and pictures without us.',
  gets: [
    'Pages that meet WCAG 2.2 AA',
    'An editing screen for your team, and an hour to learn it',
    'Redirects from your old pages',
    'A speed report with each release',
  ],
  products: [2, 4, 11],
  typical: [
    {
      title: 'A site of forty pages',
      purpose: 'For a charity whose old site only one volunteer dared to edit.',
      release: 'Moves the pages that are still read, takes monthly gifts and sends the receipts.',
      price: [22_000, 31_000],
      weeks: [8, 10],
      like: { label: 'Like our sites for charities', href: '/Products#product-2' },
    },
    {
      title: 'A shop that counts',
      purpose: 'For a grocer who went on selling what was no longer on the shelf.',
      release: 'Reads the stock when an item goes into the basket, and again when it is paid.',
      price: [42_000, 57_000],
      weeks: [9, 12],
      like: { label: 'Like Pomelune’s shop', href: '/Work/pomelune-stock' },
    },
    {
      title: 'A portal with accounts',
      purpose: 'For a firm that mailed documents and did not know whose turn it was.',
      release: 'Lists what waits for whom. Clients read and sign on their phones.',
      price: [72_000, 96_000],
      weeks: [12, 16],
      like: { label: 'Like Osterlin & Rue’s portal', href: '/Work/osterlin-portal' },
    },
  ],
  page: {
    title: `Website and web app development: ${site.name}`,
    description:
      'Websites, shops and portals: how the old pages move, how your team edits the new ones, where the site runs, and what you have after each step.',
    intro:
      'From a site of twelve pages to a shop, or a portal with accounts. From the second week on, you can open it on your own phone.',
    steps: [
      {
        title: 'An inventory of your pages',
        text: 'We list the pages that you have, who still reads them and what each is for. Most sites can lose a third of them. Every old URL gets a new target.',
        hand: 'A list of pages with their old and new URLs',
        approval: 'You approve the list. What is not on it is not built.',
      },
      {
        title: 'Design and building',
        text: 'We design with your own words, because a design without words is a guess. Then we build page by page, behind a link that you can send around the office.',
        hand: 'A test site, with the speed of each page in figures',
      },
      {
        title: 'Moving in',
        text: 'We move the contents, switch the domain on a morning in the middle of the week, and watch the old URLs for a month. Your team publishes the first page.',
        hand: 'The live site, with all accounts in your name',
      },
    ],
    limits:
      'If five pages and a contact form are enough, a website builder costs less in a year than a week of our work. Come back when it cannot do what your customers ask for.',
    questions: [
      {
        id: 'editing',
        question: 'Can we change the site without you?',
        answer:
          'Yes. Words, pictures, prices and new pages need no developer. A new kind of page does, and the handover shows yours how we would add one.',
      },
      {
        id: 'search',
        question: 'Will search engines still find us after the move?',
        answer:
          'A move shakes the results for some weeks. We keep the titles and texts that bring you visitors, send every old URL to its new page, and read the reports with you after one week and after four.',
      },
      {
        id: 'hosting',
        question: 'Where does the site run?',
        answer:
          'In an account of yours, at a host of your choice. Most of our sites are plain files with a small service behind the login, so hosting costs little and can be changed in an afternoon.',
      },
    ],
    ask: {
      heading: 'Which page annoys you most?',
      text: 'Send us its URL, and say what visitors should do there. You get our questions, and what we would measure first.',
      action: 'Tell us about the page',
    },
  },
};
