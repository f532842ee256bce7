import type { LeadFormFacts } from '@/components/islands/LeadFormFrame';
import { productAnchor } from '@/components/sections/ProductGrid';
import type { DirectContact } from '@/components/parts/DirectLinks';
import { leadForm, shell } from '@/content/shared';
import { site } from '@/content/site';
import { absoluteUrl } from '@/lib/paths';
import { settings } from '@/lib/settings';
import { vCard } from '@/lib/vcard';

/** Content and settings joined once, for the layout and the pages. */

export const directContact: DirectContact = {
  email: site.email,
  phone: site.phone,
  chatUrl: site.chatUrl,
  chatLabel: leadForm.chatLabel,
  newTabLabel: shell.newTab,
};

export const leadFormFacts: LeadFormFacts = {
  form: { src: settings.leadForm.src, parameters: settings.leadForm.parameters },
  words: {
    loading: leadForm.loading,
    direct: leadForm.direct,
    unreachable: leadForm.unreachable,
  },
  contact: directContact,
};

/** Where the card of a product stands. */
export const productHref = (id: number) => `/Products#${productAnchor(id)}` as const;

/** The contact card of /contact.vcf and of the QR code in the footer. */
export const contactCard = vCard(site, absoluteUrl('/'));
