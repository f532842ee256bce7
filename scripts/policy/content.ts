import { z } from 'zod';

import { site } from '@/content/site';
import { spec } from '@/content/spec';

/**
 * The rules for content: names, counts and order that the specification requires, unique keys,
 * valid URLs and existing files. scripts/build/check.ts also rejects empty strings, and the types
 * (`satisfies`) cover everything else.
 */

const text = z.string({ error: 'is missing: write the text' });
/** Required text fields. */
const texts = (...fields: string[]) => Object.fromEntries(fields.map((field) => [field, text]));
const bad = (remedy: string) => ({
  error: ({ input }: { input: unknown }) => `is "${String(input)}", but must be ${remedy}`,
});
const url = z.url({ protocol: /^https$/, ...bad('an https URL') });

type ListRules = {
  /** Rules for the fields of a record. */
  fields: z.ZodRawShape;
  unique?: readonly string[];
  /** The list must start with records that have these names, in this order. */
  names?: readonly [key: string, names: readonly string[]];
  count?: number;
};

const list = ({ fields, unique = [], names: named = ['', []], count }: ListRules) =>
  z.array(z.looseObject(fields)).superRefine((records, { addIssue }) => {
    const [nameKey, names] = named;
    const refuse = (message: string, ...path: (string | number)[]) =>
      addIssue({ code: 'custom', path, message });

    if (count !== undefined && records.length !== count)
      refuse(`has ${records.length} records, but must have exactly ${count}`);
    else if (records.length < names.length)
      refuse(`has ${records.length} records, but the specification requires ${names.length}`);

    records.forEach((entry, index) => {
      const name = names[index];
      if (name !== undefined && entry[nameKey] !== name)
        refuse(`is "${String(entry[nameKey])}", but must be "${name}" here`, index, nameKey);
      for (const key of unique) {
        const twin = records.findIndex((other) => other[key] === entry[key]);
        if (twin < index)
          refuse(
            `"${String(entry[key])}" is also used by record ${twin}: make it unique`,
            index,
            key,
          );
      }
    });
  });

/** The list must contain these links in this order. Other links may be between them. */
const withLinks = (expected: readonly (readonly [label: string, href: string])[]) => {
  const wanted = expected.map((link) => link.join(' → '));
  return z.array(z.object({ label: text, href: text })).refine(
    (links) => {
      const named = links.map(({ label, href }) => `${label} → ${href}`);
      return named.filter((link) => wanted.includes(link)).join() === wanted.join();
    },
    { error: `must contain these links in this order: ${wanted.join(', ')}` },
  );
};

/** Longer names do not fit on the social cards. */
const NAME_MAX = 24;

/**
 * Search engines truncate longer titles and descriptions, and often replace shorter descriptions.
 */
const TITLE_MAX = 60;
const DESCRIPTION = { min: 110, max: 160 };

const route = z
  .object({
    path: text,
    name: text,
    title: text,
    description: text,
    canonical: text,
    indexable: z.boolean(),
  })
  .superRefine(({ title, description, indexable }, { addIssue }) => {
    const refuse = (key: string, message: string) =>
      addIssue({ code: 'custom', path: [key], message });
    // If the name is too long, report only the name, not the titles that contain it.
    if (!indexable || site.name.length > NAME_MAX) return;
    if (!title.includes(site.name))
      refuse('title', `is "${title}", which does not contain the company name: add "${site.name}"`);
    if (title.length > TITLE_MAX)
      refuse(
        'title',
        `"${title}" has ${title.length} characters: shorten it to at most ${TITLE_MAX}`,
      );
    if (description.length < DESCRIPTION.min || description.length > DESCRIPTION.max)
      refuse(
        'description',
        `has ${description.length} characters: write ${DESCRIPTION.min} to ${DESCRIPTION.max}`,
      );
  });

/**
 * A route is canonical if its canonical path is its own path. Any other route must point to a
 * canonical route. If a route is indexable, the route that it points to must be indexable, too.
 */
const routes = list({ fields: {}, unique: ['path', 'title', 'description'] })
  .pipe(z.array(route))
  .superRefine((records, { addIssue }) => {
    const missing = spec.paths.filter((path) => !records.some((own) => own.path === path));
    if (missing.length > 0)
      addIssue({ code: 'custom', message: `lacks ${missing.join(', ')}: add the route` });
    records.forEach(({ canonical, indexable }, index) => {
      const target = records.find(({ path }) => path === canonical);
      const refuse = (why: string) =>
        addIssue({
          code: 'custom',
          path: [index, 'canonical'],
          message: `is "${canonical}", ${why}`,
        });
      if (!target) refuse('which is not a route: use the path of a route');
      else if (target.canonical !== canonical)
        refuse(`whose canonical URL is "${target.canonical}": use that one`);
      else if (indexable && !target.indexable)
        refuse('which is not indexable: make it indexable, or use another one');
    });
  });

/**
 * The schema of the files in content/.
 *
 * @param fileExists returns whether a file exists, given its path in public/
 */
export const contentSchema = (fileExists: (path: string) => boolean) => {
  const file = text.refine(fileExists, {
    error: ({ input }) =>
      `is ${String(input)}, but public${String(input)} does not exist: add the file, or fix the path`,
  });
  /** A list with exactly these names, in this order. */
  const exactly = (key: string, names: readonly string[], rules: ListRules) =>
    list({ names: [key, names], count: names.length, ...rules });

  return z.object({
    'site.ts': z.object({
      site: z.object({
        name: text.max(NAME_MAX, {
          error: ({ input }) =>
            `is "${String(input)}", ${String(input).length} characters: shorten it to at most ${NAME_MAX}, and keep the full name in legalName`,
        }),
        url: z
          .string()
          .refine(
            (value) => URL.canParse(value) && new URL(value).origin === value,
            bad('an origin, such as https://example.com'),
          ),
        ...texts('legalName', 'tagline', 'signature', 'mission'),
        address: z.object(texts('street', 'locality', 'region', 'postalCode', 'country')),
        email: z.email(bad('an email address')),
        phone: z.object({
          e164: z
            .string()
            .regex(/^\+[1-9]\d{6,14}$/, bad('a + and 7 to 15 digits, such as +1 202 555 0142')),
        }),
        chatUrl: url,
        social: exactly('kind', spec.social, { fields: { ...texts('label'), href: url } }),
      }),
      security: z.object({ confirmed: z.iso.date(bad('a date such as 2026-11-21')) }),
    }),
    'routes.ts': z.object({ routes }),
    'navigation.ts': z.object({
      mainLinks: withLinks(spec.mainLinks),
      footerLists: z.object({
        products: z.object({ links: withLinks(spec.footerProducts) }),
        navigate: z.object({ links: withLinks(spec.footerNavigate) }),
      }),
    }),
    'collections/products.ts': z.object({
      products: list({
        fields: { ...texts('title', 'short', 'alt'), image: file },
        unique: ['title', 'image'],
        names: ['title', spec.products],
      }).superRefine((records, { addIssue }) =>
        records.forEach(({ id }, index) => {
          if (id !== index + 1)
            addIssue({
              code: 'custom',
              path: [index, 'id'],
              message: `is ${String(id)}, but ids must be numbered from 1 in order: use ${index + 1} here`,
            });
        }),
      ),
    }),
    'collections/services.ts': z.object({
      services: exactly('title', spec.services, {
        fields: texts('id', 'icon', 'description'),
        unique: ['id'],
      }),
    }),
    'collections/brands.ts': z.object({
      brands: list({
        fields: { ...texts('id', 'name', 'blurb'), logo: file },
        unique: ['id'],
        count: spec.brandCount,
      }),
    }),
    'collections/benefits.ts': z.object({
      benefits: exactly('title', spec.benefits, { fields: texts('text') }),
    }),
    'collections/reasons.ts': z.object({
      reasons: exactly('label', spec.reasons, { fields: texts('text') }),
    }),
    'collections/faqs.ts': z.object({
      faqs: list({
        fields: texts('id', 'question', 'answer'),
        unique: ['id'],
        count: spec.faqCount,
      }),
    }),
    'collections/counters.ts': z.object({
      counters: exactly('label', spec.counters, {
        fields: { ...texts('suffix'), target: z.int().positive() },
      }),
    }),
  });
};
