import type { LeadField } from '@/components/site/OwnForm';

/** The same wherever the form appears. */
export const leadForm = {
  direct: 'Prefer to reach us directly?',
  /** Below a hosted form. */
  notShowing: 'Form not showing? Open it in a new tab',
  chatLabel: 'Chat',
  /** The link to the privacy notice. */
  privacy: 'How we handle your data',
} as const;

export const ownForm = {
  /** In order, as the endpoint needs them (docs/lead-form.md#without-a-hosted-form). */
  fields: [
    { name: 'name', type: 'text', label: 'Name', required: true, autoComplete: 'name' },
    { name: 'company', type: 'text', label: 'Company', autoComplete: 'organization' },
    { name: 'email', type: 'email', label: 'Email', required: true, autoComplete: 'email' },
    { name: 'phone', type: 'tel', label: 'Phone', autoComplete: 'tel' },
    { name: 'message', type: 'textarea', label: 'What do you want built?', required: true },
  ] satisfies readonly LeadField[],
  /** After the label of a field that may stay empty. */
  optional: 'optional',
  /** The first line of a select. */
  choose: 'Choose one',
  /** People do not see it. Give it the name that the endpoint knows as its honeypot. */
  trap: { name: '_gotcha', label: 'Leave this field empty' },
  submit: 'Submit',
} as const;
