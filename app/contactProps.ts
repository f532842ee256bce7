import type { LeadFormConfig } from '@/components/islands/LeadFormFrame';
import type { DirectContact } from '@/components/parts/DirectLinks';
import { leadForm } from '@/content/leadForm';
import { noticeLink } from '@/content/navigation';
import { routes } from '@/content/routes';
import { shell } from '@/content/shell';
import { site } from '@/content/site';
import { pageWithId, pathOf } from '@/lib/seo/metadata';
import { settings } from '@/lib/settings';

/** Props of the lead form and of the contact links below it, shared by the layout and the pages. */

export const contactPath = pageWithId(routes, 'contact').path;

/** `undefined` if the site has no privacy notice. */
export const noticePath = pathOf(routes, noticeLink.page);

export const directContact: DirectContact = {
  email: site.email,
  phone: site.phone,
  chatUrl: site.chatUrl,
  chatLabel: leadForm.chatLabel,
  newTabLabel: shell.newTab,
};

export const leadFormConfig: LeadFormConfig = {
  form: { src: settings.leadForm.src, parameters: settings.leadForm.parameters },
  words: {
    loading: leadForm.loading,
    direct: leadForm.direct,
    doubtful: leadForm.doubtful,
    unreachable: leadForm.unreachable,
  },
  notice: noticePath && { href: noticePath, label: leadForm.privacy, newTabLabel: shell.newTab },
  contact: directContact,
};
