import type { Product } from '@/components/sections/ProductGrid';

/**
 * The twelve products, in order (specification, section 3). Keep the titles as they are, including
 * "Intiligence". `short` is the caption under the product's tile, and
 * `purpose` says whose problem the product solves and what a first release does.
 */
export const products: readonly Product[] = [
  {
    id: 1,
    title: 'Food Delivery App',
    short: 'Food delivery',
    purpose:
      'For restaurants that want to own their orders: a first release takes orders and payment, and guides the courier.',
    image: '/product/food-delivery-app.jpg',
    alt: 'Two phones: a courier’s route on a map and a list of restaurants',
  },
  {
    id: 2,
    title: 'NGO Website Development',
    short: 'NGO',
    purpose:
      'For charities whose donors give once and leave: a first release takes monthly gifts and sends receipts.',
    image: '/product/ngo-website-development.jpg',
    alt: 'A charity’s website with a fundraising total and a monthly giving form',
  },
  {
    id: 3,
    title: 'Cab Booking App',
    short: 'Cab booking',
    purpose:
      'For fleets that still dispatch by phone: a first release books rides, shows the fare and assigns a driver.',
    image: '/product/cab-booking-app.jpg',
    alt: 'A ride-hailing app with three rides and their fares, next to a driver’s earnings',
  },
  {
    id: 4,
    title: 'E-commerce Website Development',
    short: 'E-commerce',
    purpose:
      'For brands that have outgrown a template shop: a first release has your catalog, checkout and stock.',
    image: '/product/e-commerce-website-development.jpg',
    alt: 'An online tableware shop with filters and six products',
  },
  {
    id: 5,
    title: 'School Management Software',
    short: 'School',
    purpose:
      'For schools that plan in spreadsheets: a first release keeps the timetable and attendance, and informs parents.',
    image: '/product/school-management-software.jpg',
    alt: 'A school’s weekly class schedule, with one color for each subject',
  },
  {
    id: 6,
    title: 'Smart Contract Development',
    short: 'Smart contracts',
    purpose:
      'For partners who want payouts by agreed rules: a first release holds and releases test funds, on a test network.',
    image: '/product/smart-contract-development.jpg',
    alt: 'An escrow contract’s code next to its audit report',
  },
  {
    id: 7,
    title: 'HRMS Software Development',
    short: 'HR software',
    purpose:
      'For companies whose HR lives in email: a first release keeps records, time off and approvals in one place.',
    image: '/product/hrms-software-development.jpg',
    alt: 'A staff dashboard with headcount, time off and requests awaiting approval',
  },
  {
    id: 8,
    title: 'Social Media App Development',
    short: 'Social media',
    purpose:
      'For communities that want their own rules: a first release has profiles, a feed and tools for moderators.',
    image: '/product/social-media-app-development.jpg',
    alt: 'Two phones: a feed with stories and a private conversation',
  },
  {
    id: 9,
    title: 'Metaverse Game Development',
    short: 'Metaverse game',
    purpose:
      'For brands and studios whose visitors should meet: a first release opens one shared place in the browser.',
    image: '/product/metaverse game.jpg',
    alt: 'A floating island with a kiln house, trees, three players and a portal',
  },
  {
    id: 10,
    title: 'Artificial Intiligence Development',
    short: 'AI',
    purpose:
      'For teams that answer the same questions every day: a first release answers from your documents and cites them.',
    image: '/product/artificial-intelligence-development.jpg',
    alt: 'An AI assistant answering a question about supplier prices and citing its sources',
  },
  {
    id: 11,
    title: 'SaaS Development',
    short: 'SaaS',
    purpose:
      'For experts who want to sell their method as software: a first release has accounts, plans and billing.',
    image: '/product/saas-development.jpg',
    alt: 'A subscription dashboard with a revenue chart and the seats sold on each plan',
  },
  {
    id: 12,
    title: 'Loan Management System',
    short: 'Loans',
    purpose:
      'For lenders who track repayments by hand: a first release has applications, schedules and overdue notices.',
    image: '/product/loan-management-system.jpg',
    alt: 'A list of loans with borrowers, rates, due dates and overdue accounts',
  },
];
