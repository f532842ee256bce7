/**
 * Names, counts and order fixed by the specification (sections 1 to 3). The content check
 * (scripts/policy/content.ts) compares the content with this list. The content itself never imports
 * this file.
 */
export const spec = {
  paths: [
    '/',
    '/AboutUs',
    '/Services',
    '/Products',
    '/FAQ',
    '/Privacy-policy',
    '/TermAndCondition',
    '/ContactUs',
    '/thank-you',
  ],
  mainLinks: [
    ['Home', '/'],
    ['About Us', '/AboutUs'],
    ['Services', '/Services'],
    ['Products', '/Products'],
    ['FAQ', '/FAQ'],
    ['Privacy Policy', '/Privacy-policy'],
  ],
  footerProducts: [
    ['WEBSITE', '/Services'],
    ['SOFTWARE', '/Services'],
    ['BLOCKCHAIN', '/Services'],
    ['APPLICATION', '/Services'],
    ['METAVERSE', '/Services'],
    ['GAME', '/Services'],
  ],
  footerNavigate: [
    ['Home', '/'],
    ['About Us', '/AboutUs'],
    ['Services', '/Services'],
    ['FAQ', '/FAQ'],
    ['Terms & Condition', '/TermAndCondition'],
  ],
  social: ['network', 'video', 'chat', 'microblog'],
  /** "Intiligence" is spelled this way in the specification. */
  products: [
    'Food Delivery App',
    'NGO Website Development',
    'Cab Booking App',
    'E-commerce Website Development',
    'School Management Software',
    'Smart Contract Development',
    'HRMS Software Development',
    'Social Media App Development',
    'Metaverse Game Development',
    'Artificial Intiligence Development',
    'SaaS Development',
    'Loan Management System',
  ],
  services: [
    'Blockchain Development',
    'Web Development',
    'Software Development',
    'Application Development',
    'Gaming Development',
    'Metaverse Development',
  ],
  reasons: [
    'Custom Solutions',
    'In-House Development',
    'Latest Technologies',
    'Comprehensive Testing',
    'Timely Delivery',
    'Dedicated Support',
    'Expert Team',
  ],
  benefits: [
    'Partner With Us',
    'Tension Free Business',
    'Your Data is Safe With Us',
    'Get Genuine Suggestions',
  ],
  counters: ['Happy Clients', 'Team Members'],
  brandCount: 6,
  faqCount: 4,
} as const;
