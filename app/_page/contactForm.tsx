import { LeadForm } from '@/app/_page/LeadForm';
import { products } from '@/content/lists/products';
import { services } from '@/content/lists/services';
import { contact } from '@/content/pages/ContactUs';

/** The lead form of /ContactUs and of the campaigns. Links to them may name a product or a service. */
export const contactForm = (
  <LeadForm
    title={contact.frameTitle}
    place="contact"
    products={[...products, ...services].map(({ title }) => title)}
  />
);
