import { z } from 'zod';

import { BENEFIT_TITLES, PRODUCT_TITLES, REASON_LABELS } from './names';
import { canonicals, copy, inOrder, list, text, twinTitles } from './records';

/**
 * What content must hold, whoever edits it: the counts, orders and names that the specification
 * fixes (sections 2, 3 and 9), no empty text, no twin, no missing file.
 */
export type Content = Record<
  | 'agreement'
  | 'benefits'
  | 'brands'
  | 'counters'
  | 'faqs'
  | 'navigation'
  | 'pages'
  | 'products'
  | 'reasons'
  | 'routes'
  | 'sampleClient'
  | 'security'
  | 'services'
  | 'site',
  unknown
>;

type Rule = { file: string; pick: (content: Content) => unknown; schema: z.ZodType };

const url = z.url({
  protocol: /^https$/,
  error: (issue) => `is "${String(issue.input)}", but must be an https address`,
});

export const contentRules = (fileExists: (path: string) => boolean): Rule[] => {
  const file = text.refine(fileExists, {
    error: (issue) =>
      `names public${String(issue.input)}, which does not exist: add the file or mend the path`,
  });
  const product = z.object({
    id: z.number().int(),
    title: text,
    short: text,
    image: file,
    alt: text,
  });
  const social = z.object({ kind: text, label: text, href: url });
  const paragraph = z.object({ text, items: z.array(text).optional() });
  const clause = z.object({ id: text, title: text, paragraphs: z.array(paragraph).min(1) });
  const group = z.object({ title: text, items: z.array(text).min(1) });
  const schedule = z.object({ id: text, title: text, intro: text, groups: z.array(group).min(1) });
  const route = z.object({
    path: z.string().startsWith('/'),
    name: text,
    title: text,
    description: text,
    canonical: z.string().startsWith('/'),
    indexable: z.boolean(),
    social: text,
  });

  return [
    {
      file: 'site.ts',
      pick: ({ site }) => site,
      schema: z.object({
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
            error: (issue) =>
              `is "${String(issue.input)}", but must be a + and 7 to 15 digits (E.164)`,
          }),
        }),
        chatUrl: url,
        social: list(social, 4, 'kind'),
      }),
    },
    {
      file: 'site.ts',
      pick: ({ security }) => ({ security }),
      schema: z.object({
        security: z.object({
          confirmed: z.iso.date({
            error: (issue) => `is "${String(issue.input)}", but must be a day such as 2026-11-21`,
          }),
        }),
      }),
    },
    {
      file: 'collections/products.ts',
      pick: ({ products }) => products,
      schema: list(product, 12, 'title').superRefine((records, context) => {
        inOrder(PRODUCT_TITLES, 'title')(records, context);
        (records as { id: number }[]).forEach(({ id }, index) => {
          if (id !== index + 1)
            context.addIssue({
              code: 'custom',
              path: [index, 'id'],
              message: `is ${id}, but ids run from 1 to 12 in order: ${index + 1} here`,
            });
        });
      }),
    },
    {
      file: 'collections/services.ts',
      pick: ({ services }) => services,
      schema: list(z.object({ id: text, icon: text, title: text, description: text }), 6, 'id'),
    },
    {
      file: 'collections/brands.ts',
      pick: ({ brands }) => brands,
      schema: list(z.object({ id: text, name: text, logo: file, blurb: text }), 6, 'id'),
    },
    {
      file: 'collections/benefits.ts',
      pick: ({ benefits }) => benefits,
      schema: list(z.object({ title: text, text }), 4, 'title').superRefine(
        inOrder(BENEFIT_TITLES, 'title'),
      ),
    },
    {
      file: 'collections/reasons.ts',
      pick: ({ reasons }) => reasons,
      schema: list(z.object({ label: text, text }), 7, 'label').superRefine(
        inOrder(REASON_LABELS, 'label'),
      ),
    },
    {
      file: 'collections/faqs.ts',
      pick: ({ faqs }) => faqs,
      schema: list(z.object({ id: text, question: text, answer: text }), 4, 'id'),
    },
    {
      file: 'collections/counters.ts',
      pick: ({ counters }) => counters,
      schema: list(
        z.object({ label: text, target: z.number().int().positive(), suffix: text }),
        2,
        'label',
      ),
    },
    {
      file: 'routes.ts',
      pick: ({ routes }) => routes,
      schema: list(route, 9, 'path').superRefine(twinTitles).superRefine(canonicals),
    },
    { file: 'pages', pick: ({ pages }) => pages, schema: copy },
    {
      file: 'agreement/agreement.ts',
      pick: ({ agreement }) => agreement,
      schema: z.object({
        lead: text,
        parties: z.array(z.object({ role: text, name: text, detail: text })).length(2),
        clauses: z.array(clause).min(1),
        schedules: z.array(schedule).min(1),
      }),
    },
  ];
};
