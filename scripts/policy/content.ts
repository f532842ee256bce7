import { z } from 'zod';

import { agreement, company, publicFile, route, security } from './content-facts';
import { BENEFIT_TITLES, PRODUCT_TITLES, REASON_LABELS } from './names';
import { canonicals, copy, inOrder, list, text, twinTitles, unique } from './records';

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

export const contentRules = (fileExists: (path: string) => boolean): Rule[] => {
  const file = publicFile(fileExists);
  const product = z.object({
    id: z.number().int(),
    title: text,
    short: text,
    image: file,
    alt: text,
  });

  return [
    {
      file: 'site.ts',
      pick: ({ site }) => site,
      schema: company,
    },
    {
      file: 'site.ts',
      pick: ({ security }) => ({ security }),
      schema: z.object({ security }),
    },
    {
      file: 'collections/products.ts',
      pick: ({ products }) => products,
      schema: list(product, PRODUCT_TITLES.length, 'title').superRefine((records, context) => {
        inOrder(PRODUCT_TITLES, 'title')(records, context);
        (records as { id: number }[]).forEach(({ id }, index) => {
          if (id !== index + 1)
            context.addIssue({
              code: 'custom',
              path: [index, 'id'],
              message: `is ${id}, but ids run from 1 to ${PRODUCT_TITLES.length} in order: ${index + 1} here`,
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
      schema: unique(route, 'path').superRefine(twinTitles).superRefine(canonicals),
    },
    { file: 'pages', pick: ({ pages }) => pages, schema: copy },
    {
      file: 'agreement/agreement.ts',
      pick: ({ agreement }) => agreement,
      schema: agreement,
    },
  ];
};
