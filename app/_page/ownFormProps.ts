import { leadForm, ownForm } from '@/content/leadForm';
import { site } from '@/content/site';
import { pageWithId } from '@/lib/catalog/page';
import { sentFields } from '@/lib/lead/own/fields';
import { ownFormService } from '@/lib/lead/own/services';
import type { OwnFormSettings } from '@/lib/lead/own/settings';
import type { ParameterRule } from '@/lib/lead/parameters';
import { absoluteUrl } from '@/lib/pages/urls';

const { fields, ...words } = ownForm;

/** What the site's own form is told, besides what every lead form gets. */
export const ownFormProps = (form: OwnFormSettings & { parameters: readonly ParameterRule[] }) => ({
  own: {
    service: ownFormService(form),
    fields: sentFields(fields),
    parameters: form.parameters,
    thanks: absoluteUrl(pageWithId('thank-you').path),
    language: site.language,
    words,
  },
  words: { direct: leadForm.direct },
});
