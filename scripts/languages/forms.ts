/** The lead forms of the site: some services have one language per form. */
import type { Settings } from '@/lib/settings/env';
import { formInLanguage, type LeadFormSettings } from '@/lib/lead/settings';
import { furtherLanguages } from '@/lib/catalog/languages';
import { CONTENT } from '@/scripts/command';

import { filesOf } from './files';

/** The form of a language, as its file with words names it. */
async function formOf(tag: string): Promise<string | undefined> {
  if (!(await filesOf(CONTENT, tag)).includes('leadForm.ts')) return undefined;
  const words = (await import(`@/${CONTENT}/${tag}/leadForm`)) as { leadForm: { form?: string } };
  return words.leadForm.form;
}

/** The form of this build, and in the build of the first language, those of the further ones. */
export async function formsOf({
  leadForm,
  plan,
}: Pick<Settings, 'leadForm' | 'plan'>): Promise<LeadFormSettings[]> {
  if (plan) return [leadForm];
  const forms = await Promise.all(furtherLanguages.map(formOf));
  return [leadForm, ...forms.map((form) => formInLanguage(leadForm, form))];
}
