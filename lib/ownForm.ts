/** The site's own form: what its fields are (content/leadForm.ts), and how scripts find it. */

/** A field. What is not explained is the attribute of HTML with the same name. */
export type LeadField = {
  /** The name under which the endpoint gets the field. */
  name: string;
  /** With a `file`, the form is sent as multipart/form-data. */
  type: 'text' | 'email' | 'tel' | 'textarea' | 'select' | 'checkbox' | 'file';
  label: string;
  required?: boolean;
  autoComplete?: string;
  /** Browsers cut what is pasted, without a word: only for an endpoint that rejects longer values. */
  maxLength?: number;
  /** Below the field. */
  hint?: string;
  /** The choices of a `select`. */
  options?: readonly string[];
};

/** The class of the form. */
export const OWN_FORM = 'own-form';

/** The field with the id of a lead, by which an endpoint can drop a second copy. */
export const LEAD_ID = 'lead_id';
