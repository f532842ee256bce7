import type { LeadFormConfig } from '@/components/islands/LeadForm';
import type { DirectContact } from '@/components/parts/DirectLinks';
import { leadForm, ownForm } from '@/content/leadForm';
import { noticeLink } from '@/content/navigation';
import { shell } from '@/content/shell';
import { site } from '@/content/site';
import { ownFormService } from '@/lib/lead/formServices';
import { hiddenEntries } from '@/lib/lead/ownForm';
import { pageWithId, pathOf } from '@/lib/pages/routes';
import { absoluteUrl } from '@/lib/pages/urls';
import { settings } from '@/lib/settings';

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

export const leadFormConfig: LeadFormConfig =
  form.kind === 'own'
    ? {
        own: {
          service: ownFormService(form.sending),
          parameters: form.parameters,
          thanks: thanksPath,
          words: ownForm,
        },
        words: { direct: leadForm.direct },
        ...shared,
      }
    : {
        form: { src: form.src, parameters: form.parameters },
        words: {
          loading: leadForm.loading,
          direct: leadForm.direct,
          doubtful: leadForm.doubtful,
          unreachable: leadForm.unreachable,
        },
        ...shared,
      };

/** What our own form sends without scripts, in addition to what has been typed. */
export const hiddenFields = () =>
  'own' in leadFormConfig ? hiddenEntries(leadFormConfig.own.service, absoluteUrl(thanksPath)) : [];
