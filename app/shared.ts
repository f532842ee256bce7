import type { LeadFormFacts } from '@/components/islands/LeadFormFrame';
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
  src: settings.leadForm.src,
  words: { loading: leadForm.loading, unreachable: leadForm.unreachable },
  contact: directContact,
};

/** The contact card of /contact.vcf and of the QR code in the footer. */
export const contactCard = vCard(site, absoluteUrl('/'));
