import type { FieldWords } from '@/components/parts/OwnFormFields';
import type { OwnFormService } from '@/lib/lead/ownForm';
import type { ParameterRule } from '@/lib/lead/parameters';
import type { FailureName } from '@/lib/lead/sender';

/** What the layout and the pages tell the site's own form. */
export type OwnFormConfig = {
  service: OwnFormService;
  parameters: readonly ParameterRule[];
  /** The route of /thank-you. */
  thanks: string;
  words: {
    fields: FieldWords;
    optional: string;
    long: string;
    doubtful: string;
    product: string;
    trap: string;
    submit: string;
    sending: string;
    alreadySent: string;
    failures: Readonly<Record<FailureName, { heading: string; text: string }>>;
  };
};
