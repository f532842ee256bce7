import { site } from '@/content/site';
import type { LeadField } from '@/lib/lead/own/fields';

/** Copy for the embedded lead form, the same wherever the form appears. */
export const leadForm = {
  loading: 'Loading the form',
  unreachable: {
    heading: 'The form did not load',
    text: `A browser extension or your network may be blocking it. Try again, or reach us directly. ${site.hours.reply}`,
    retry: 'Try again',
  },
  direct: 'Prefer to reach us directly?',
  /** Below a hosted form, with the button that loads it again. */
  notShowing: 'Form not showing?',
  chatLabel: 'Chat',
  /** The link to the privacy notice. */
  privacy: 'How we handle your data',
} as const;

/** Copy of the site's own form. */
export const ownForm = {
  /** After the label of a field that may stay empty. */
  optional: 'optional',
  product: 'Product:',
  /**
   * The fields, in order. Every service needs `name`, `email` and `message`. The others are yours
   * (docs/lead-form.md#the-fields).
   */
  fields: [
    {
      id: 'name',
      type: 'text',
      label: 'Name',
      required: true,
      autocomplete: 'name',
      missing: 'Enter your name.',
    },
    {
      id: 'company',
      type: 'text',
      label: 'Company',
      autocomplete: 'organization',
      missing: 'Enter the name of your company.',
    },
    {
      id: 'email',
      type: 'email',
      label: 'Email',
      required: true,
      autocomplete: 'email',
      missing: 'Enter your email address.',
      wrong: 'Enter a complete email address, with an @ and a domain.',
    },
    {
      id: 'phone',
      type: 'tel',
      label: 'Phone',
      autocomplete: 'tel',
    },
    {
      id: 'message',
      type: 'textarea',
      label: 'What do you want built?',
      required: true,
      missing: 'Tell us what you want built.',
    },
  ] satisfies readonly LeadField[],
  /** The first line of a select. */
  choose: 'Choose one',
  /** If a field has no message of its own. */
  missing: 'Fill in this field.',
  long: 'Shorten this to {max} characters.',
  large: 'This file is too large. Choose one of at most {max} MB.',
  /** If the page has been loaded again. */
  fileAgain: 'Choose the file {file} again: a page that is loaded again cannot keep it.',
  doubtful: 'Is this address complete? It has no dot after the @. If it is right, submit again.',
  alreadySent: 'You have sent this message. To send another one, change the text.',
  trap: 'Leave this field empty',
  /** If the endpoint accepts only JSON, which browsers do not post without scripts. */
  needsScripts: 'Without JavaScript, this form cannot be sent: reach us directly.',
  submit: 'Submit',
  sending: 'Sending…',
  /** Shown in a corner of the page if the form is no longer on the screen. */
  toast: {
    sent: 'Your message has been sent.',
    failed: 'Your message may not have been sent. Your text is still here.',
    open: 'Open the form',
    close: 'Close',
  },
  failures: {
    offline: {
      heading: 'You are offline',
      text: 'Nothing was sent. Your text is still here: submit it again when you are back online, or reach us directly.',
    },
    refused: {
      heading: 'Your message was not accepted',
      text: 'Your text is still here. Check it and submit it again, or reach us directly.',
    },
    failed: {
      heading: 'Your message was not sent',
      text: 'Our form service has a problem. Your text is still here: try again in a minute, or reach us directly.',
    },
    unknown: {
      heading: 'We cannot tell whether your message arrived',
      text: 'Your text is still here. To be sure, reach us directly, or submit it again.',
    },
    trapped: {
      heading: 'Your message was not sent',
      text: 'A field that only robots fill in has a value, perhaps from your browser. Empty it, then submit again.',
    },
  },
} as const;
