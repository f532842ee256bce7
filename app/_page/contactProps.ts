import type { DirectContact } from '@/components/parts/DirectLinks';
import { leadForm } from '@/content/leadForm';
import { noticeLink } from '@/content/navigation';
import { shell } from '@/content/shell';
import { site } from '@/content/site';
import { pageWithId } from '@/lib/catalog/page';
import { pathOf } from '@/lib/catalog/pages';

/** The ways to contact the company, shared by the layout and the pages. */

export const contactPath = pageWithId('contact').path;

/** `undefined` if the site has no privacy notice. */
export const noticePath = pathOf(noticeLink.page);

export const directContact: DirectContact = {
  email: site.email,
  phone: site.phone,
  chatUrl: site.chatUrl,
  chatLabel: leadForm.chatLabel,
  newTabLabel: shell.newTab,
};

/** The link to the privacy notice below the form, if the site has one. */
export const noticeLinkBelowForm = noticePath && {
  href: noticePath,
  label: leadForm.privacy,
  newTabLabel: shell.newTab,
};

export const thanksPath = pageWithId('thank-you').path;
