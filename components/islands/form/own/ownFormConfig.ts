import type { Failure } from '@/lib/browser/lead/own/attempts';
import type { SentField } from '@/lib/lead/own/fields';
import type { OwnFormService } from '@/lib/lead/own/services';
import type { ParameterRule } from '@/lib/lead/parameters';

type FailureWords = { heading: string; text: string };

/** What the layout and the pages tell the site's own form. */
export type OwnFormConfig = {
  service: OwnFormService;
  fields: readonly SentField[];
  parameters: readonly ParameterRule[];
  /** The absolute URL of /thank-you in this language, as the build knows it. */
  thanks: string;
  language: string;
  words: {
    optional: string;
    choose: string;
    missing: string;
    long: string;
    large: string;
    fileAgain: string;
    doubtful: string;
    product: string;
    trap: string;
    needsScripts: string;
    submit: string;
    sending: string;
    alreadySent: string;
    failures: Readonly<Record<Failure | 'trapped', FailureWords>>;
  };
};
