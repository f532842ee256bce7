/** Names that the specification gives word for word (sections 2 and 3), in its order. */

export const PRODUCT_TITLES = [
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
];

export const REASON_LABELS = [
  'Custom Solutions',
  'In-House Development',
  'Latest Technologies',
  'Comprehensive Testing',
  'Timely Delivery',
  'Dedicated Support',
  'Expert Team',
];

export const BENEFIT_TITLES = [
  'Partner With Us',
  'Tension Free Business',
  'Your Data is Safe With Us',
  'Get Genuine Suggestions',
];
