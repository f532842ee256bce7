import { ownFormProps } from '@/app/_page/ownFormProps';
import type { LeadFormConfig } from '@/components/islands/form/LeadForm';
import type { DirectContact } from '@/components/parts/DirectLinks';
import { leadForm } from '@/content/leadForm';
import { noticeLink } from '@/content/navigation';
import { shell } from '@/content/shell';
import { site } from '@/content/site';
import { pageWithId } from '@/lib/catalog/page';
import { pathOf } from '@/lib/catalog/pages';
import { settings } from '@/lib/catalog/settings';

/** Props of the lead form and of the contact links below it, shared by the layout and the pages. */

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

const { leadForm: form } = settings();

const shared = {
  notice: noticePath && { href: noticePath, label: leadForm.privacy, newTabLabel: shell.newTab },
  contact: directContact,
};

export const thanksPath = pageWithId('thank-you').path;

const framedFormProps = {
  form: { src: form.src, parameters: form.parameters },
  words: {
    loading: leadForm.loading,
    direct: leadForm.direct,
    notShowing: leadForm.notShowing,
    unreachable: leadForm.unreachable,
  },
};

export const leadFormConfig: LeadFormConfig = {
  ...(form.kind === 'own' ? ownFormProps(form) : framedFormProps),
  ...shared,
};
