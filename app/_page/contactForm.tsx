import { LeadForm } from '@/app/_page/LeadForm';
import { contact } from '@/content/pages/ContactUs';

/** The lead form of /ContactUs and of the campaigns. */
export const contactForm = <LeadForm title={contact.frameTitle} place="contact" />;
