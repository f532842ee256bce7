/**
 * The file names of the twelve product pictures, in the order of their tiles (01 to 12). They are
 * part of public URLs, so never rename them, not even the one with a space.
 */
export const productFiles = [
  'food-delivery-app.jpg',
  'ngo-website-development.jpg',
  'cab-booking-app.jpg',
  'e-commerce-website-development.jpg',
  'school-management-software.jpg',
  'smart-contract-development.jpg',
  'hrms-software-development.jpg',
  'social-media-app-development.jpg',
  'metaverse game.jpg',
  'artificial-intelligence-development.jpg',
  'saas-development.jpg',
  'loan-management-system.jpg',
] as const;
