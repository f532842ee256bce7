import type { Product } from '@/components/sections/ProductGrid';

/**
 * The twelve products, in order (specification, section 3). Keep the titles as they are, including
 * "Intiligence". `short` is the caption under the product's tile on the home page.
 */
export const products: readonly Product[] = [
  {
    id: 1,
    title: 'Food Delivery App',
    short: 'Food delivery',
    image: '/product/food-delivery-app.jpg',
    alt: 'Two phones: a courier’s route on a map and a list of restaurants',
  },
  {
    id: 2,
    title: 'NGO Website Development',
    short: 'NGO',
    image: '/product/ngo-website-development.jpg',
    alt: 'A charity’s website with a fundraising total and a monthly giving form',
  },
  {
    id: 3,
    title: 'Cab Booking App',
    short: 'Cab booking',
    image: '/product/cab-booking-app.jpg',
    alt: 'A ride-hailing app with three rides and their fares, next to a driver’s earnings',
  },
  {
    id: 4,
    title: 'E-commerce Website Development',
    short: 'E-commerce',
    image: '/product/e-commerce-website-development.jpg',
    alt: 'An online tableware shop with filters and six products',
  },
  {
    id: 5,
    title: 'School Management Software',
    short: 'School',
    image: '/product/school-management-software.jpg',
    alt: 'A school’s weekly class schedule, with one color for each subject',
  },
  {
    id: 6,
    title: 'Smart Contract Development',
    short: 'Smart contracts',
    image: '/product/smart-contract-development.jpg',
    alt: 'An escrow contract’s code next to its audit report',
  },
  {
    id: 7,
    title: 'HRMS Software Development',
    short: 'HR software',
    image: '/product/hrms-software-development.jpg',
    alt: 'A staff dashboard with headcount, time off and requests awaiting approval',
  },
  {
    id: 8,
    title: 'Social Media App Development',
    short: 'Social media',
    image: '/product/social-media-app-development.jpg',
    alt: 'Two phones: a feed with stories and a private conversation',
  },
  {
    id: 9,
    title: 'Metaverse Game Development',
    short: 'Metaverse game',
    image: '/product/metaverse game.jpg',
    alt: 'A floating island with a kiln house, trees, three players and a portal',
  },
  {
    id: 10,
    title: 'Artificial Intiligence Development',
    short: 'AI',
    image: '/product/artificial-intelligence-development.jpg',
    alt: 'An AI assistant answering a question about supplier prices and citing its sources',
  },
  {
    id: 11,
    title: 'SaaS Development',
    short: 'SaaS',
    image: '/product/saas-development.jpg',
    alt: 'A subscription dashboard with a revenue chart and the seats sold on each plan',
  },
  {
    id: 12,
    title: 'Loan Management System',
    short: 'Loans',
    image: '/product/loan-management-system.jpg',
    alt: 'A list of loans with borrowers, rates, due dates and overdue accounts',
  },
];
