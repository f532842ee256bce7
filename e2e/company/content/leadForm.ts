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
  notShowing: 'Form not showing?',
  chatLabel: 'Chat',
  privacy: 'How we handle your data',
} as const;

/** Copy of the site's own form. */
export const ownForm = {
  optional: 'optional',
  product: 'Product:',
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
      label: 'Harbor or company',
      autocomplete: 'organization',
      missing: 'Enter the name of your harbor or company.',
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
      id: 'budget',
      type: 'select',
      label: 'Budget',
      options: ['Up to €20,000', '€20,000 to €80,000', 'More than €80,000'],
    },
    {
      id: 'message',
      type: 'textarea',
      label: 'What does your harbor need?',
      required: true,
      missing: 'Tell us what your harbor needs.',
    },
    {
      id: 'plan',
      type: 'file',
      label: 'Plan of the harbor',
      megabytes: 5,
      hint: 'A PDF or a picture, 5 MB at most.',
    },
  ] satisfies readonly LeadField[],
  choose: 'Choose one',
  missing: 'Fill in this field.',
  long: 'Shorten this to {max} characters.',
  large: 'This file is too large. Choose one of at most {max} MB.',
  fileAgain: 'Choose the file {file} again: a page that is loaded again cannot keep it.',
  doubtful: 'Is this address complete? It has no dot after the @. If it is right, submit again.',
  alreadySent: 'You have sent this message. To send another one, change the text.',
  trap: 'Leave this field empty',
  needsScripts: 'Without JavaScript, this form cannot be sent: reach us directly.',
  submit: 'Submit',
  sending: 'Sending…',
  notice: {
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
