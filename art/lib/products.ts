/**
 * The file names of the twelve product pictures, in the order of their tiles (01 to 12). They are
 * public URLs, including the one with a space: never rename them.
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
