import { agreement } from '@/content/agreement/agreement';
import { benefits } from '@/content/collections/benefits';
import { brands } from '@/content/collections/brands';
import { counters } from '@/content/collections/counters';
import { faqs } from '@/content/collections/faqs';
import { products } from '@/content/collections/products';
import { reasons } from '@/content/collections/reasons';
import { services } from '@/content/collections/services';
import { callToAction, footerLists, mainLinks } from '@/content/navigation';
import { about } from '@/content/pages/AboutUs';
import { contact } from '@/content/pages/ContactUs';
import { faq } from '@/content/pages/FAQ';
import { home } from '@/content/pages/home';
import { notFound } from '@/content/pages/not-found';
import { terms } from '@/content/pages/Privacy-policy';
import { products as productsPage } from '@/content/pages/Products';
import { services as servicesPage } from '@/content/pages/Services';
import { thankYou } from '@/content/pages/thank-you';
import { routes } from '@/content/routes';
import * as shared from '@/content/shared';
import { sampleClient, security, site } from '@/content/site';
import type { Content } from '@/scripts/policy/content';

/** Everything that an editor can change, for the check and its tests. */
export const content: Content = {
  agreement,
  benefits,
  brands,
  counters,
  faqs,
  navigation: { mainLinks, callToAction, footerLists },
  pages: {
    home,
    about,
    services: servicesPage,
    products: productsPage,
    faq,
    terms,
    contact,
    thankYou,
    notFound,
    shared,
  },
  products,
  reasons,
  routes,
  sampleClient,
  security,
  services,
  site,
};
