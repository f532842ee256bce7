/** The lead forms of the site: some services have one language per form. */
import type { Settings } from '@/lib/settings/env';
import { formInLanguage, type LeadFormSettings } from '@/lib/lead/settings';
import { furtherLanguages } from '@/lib/catalog/languages';
import { CONTENT } from '@/scripts/command';

import { ownModule } from './files';

/** What the file with the words of the form says, as far as it is read here. */
type Words = { leadForm: { form?: string } };

/** The form of this build, and in the build of the first language, those of the further ones. */
export async function formsOf({
  leadForm,
  plan,
}: Pick<Settings, 'leadForm' | 'plan'>): Promise<LeadFormSettings[]> {
  if (plan) return [leadForm];
  const words = furtherLanguages.map((tag) => ownModule<Words>(CONTENT, tag, 'leadForm'));
  const forms = (await Promise.all(words)).map((own) => own?.leadForm.form);
  return [leadForm, ...forms.map((form) => formInLanguage(leadForm, form))];
}
