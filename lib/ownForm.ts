/** The site's own form, whose fields are in content/leadForm.ts. */

/** What is not explained is the HTML attribute of the same name. */
export type LeadField = {
  /** The name of the field for the endpoint. */
  name: string;
  /** With a `file`, the form is sent as multipart/form-data. */
  type: 'text' | 'email' | 'tel' | 'textarea' | 'select' | 'checkbox' | 'file';
  label: string;
  required?: boolean;
  autoComplete?: string;
  /** Browsers cut pasted text silently: only for an endpoint that rejects longer values. */
  maxLength?: number;
  /** Below the field. */
  hint?: string;
  /** Of a `select`. */
  options?: readonly string[];
};

export const OWN_FORM = 'own-form';

/** By this field, an endpoint can drop a second copy of a lead. */
export const LEAD_ID = 'lead_id';
