import { z } from 'zod';

import { list, text } from './records';

/** What a record of content must hold, where it is more than a text or two. */

const url = z.url({
  protocol: /^https$/,
  error: (issue) => `is "${String(issue.input)}", but must be an https address`,
});

/** The path of a file below public/. */
export const publicFile = (fileExists: (path: string) => boolean) =>
  text.refine(fileExists, {
    error: (issue) =>
      `names public${String(issue.input)}, which does not exist: add the file or mend the path`,
  });

export const company = z.object({
  name: text,
  mission: text,
  address: z.object({ street: text, locality: text, postalCode: text, country: text }),
  addressLine: text,
  email: z.email({
    error: (issue) => `is "${String(issue.input)}", but must be an email address`,
  }),
  phone: z.object({
    display: text,
    e164: z.string().regex(/^\+[1-9]\d{6,14}$/, {
      error: (issue) => `is "${String(issue.input)}", but must be a + and 7 to 15 digits (E.164)`,
    }),
  }),
  chatUrl: url,
  social: list(z.object({ kind: text, label: text, href: url }), 4, 'kind'),
});

export const security = z.object({
  confirmed: z.iso.date({
    error: (issue) => `is "${String(issue.input)}", but must be a day such as 2026-11-21`,
  }),
});

export const route = z.object({
  path: z.string().startsWith('/'),
  name: text,
  title: text,
  description: text,
  canonical: z.string().startsWith('/'),
  indexable: z.boolean(),
  social: text,
});

const paragraph = z.object({ text, items: z.array(text).optional() });
const clause = z.object({ id: text, title: text, paragraphs: z.array(paragraph).min(1) });
const group = z.object({ title: text, items: z.array(text).min(1) });
const schedule = z.object({ id: text, title: text, intro: text, groups: z.array(group).min(1) });

export const agreement = z.object({
  lead: text,
  parties: z.array(z.object({ role: text, name: text, detail: text })).length(2),
  clauses: z.array(clause).min(1),
  schedules: z.array(schedule).min(1),
});
