import type { OwnFormConfig } from '@/components/islands/form/own/ownFormConfig';
import { lostFilesIn } from '@/lib/browser/lead/own/keptText';
import { textIn } from '@/lib/lead/own/fields';
import { faultOf } from '@/lib/lead/own/rules';
import { filled } from '@/lib/text/filled';

/** Messages by the id of the field. */
export type Errors = Readonly<Record<string, string | undefined>>;

/** The messages about the fields of a form. */
export function errorsIn(form: HTMLFormElement, { fields, words }: OwnFormConfig): Errors {
  const typed = textIn(form);
  const messages = fields.map((field) => {
    const { id, missing, wrong, length, megabytes } = field;
    const texts = {
      missing: missing ?? words.missing,
      wrong: wrong ?? words.missing,
      long: filled(words.long, { max: length }),
      large: filled(words.large, { max: megabytes }),
    };
    const fault = faultOf(field, typed[id] ?? '');
    return [id, fault ? texts[fault] : ''] as const;
  });
  return Object.fromEntries(messages.filter(([, text]) => text));
}

/** The messages about files that are lost. */
export const againIn = (form: HTMLFormElement, { words }: OwnFormConfig): Errors =>
  Object.fromEntries(
    lostFilesIn(form).map(([id, file]) => [id, filled(words.fileAgain, { file })]),
  );
