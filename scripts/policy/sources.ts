/**
 * The files that each page to list is made of, for its date in the sitemap: the page and its words.
 * Not the looks, nor the words that every page has (header, footer, titles): search engines want
 * the day on which the content changed, and one shared file would give all pages the same day.
 */
export const SOURCES: Record<string, readonly string[]> = {
  '/': [
    'app/page.tsx',
    'content/pages/home.ts',
    'content/collections/benefits.ts',
    'content/collections/brands.ts',
    'content/collections/counters.ts',
    'content/collections/faqs.ts',
    'content/collections/products.ts',
    'content/collections/reasons.ts',
    'content/collections/services.ts',
    // The mission, and the company that the page's structured data describes.
    'content/site.ts',
  ],
  '/AboutUs': [
    'app/AboutUs/page.tsx',
    'content/pages/AboutUs.ts',
    'content/collections/benefits.ts',
    'content/collections/reasons.ts',
    // The mission.
    'content/site.ts',
  ],
  '/Services': [
    'app/Services/page.tsx',
    'content/pages/Services.ts',
    'content/collections/services.ts',
  ],
  '/Products': [
    'app/Products/page.tsx',
    'content/pages/Products.ts',
    'content/collections/products.ts',
  ],
  '/FAQ': ['app/FAQ/page.tsx', 'content/pages/FAQ.ts', 'content/collections/faqs.ts'],
  '/Privacy-policy': [
    'app/Privacy-policy/page.tsx',
    'app/agreementPage.tsx',
    'content/pages/Privacy-policy.ts',
    'content/agreement',
    // The two parties.
    'content/site.ts',
  ],
  '/ContactUs': [
    'app/ContactUs/page.tsx',
    'content/pages/ContactUs.ts',
    // Email, phone and chat.
    'content/site.ts',
  ],
};

/** What a page may import of content/ without being dated by it: what every page has. */
export const UNDATED: readonly string[] = [
  'content/navigation.ts',
  'content/routes.ts',
  'content/shared.ts',
  'content/site.ts',
];
