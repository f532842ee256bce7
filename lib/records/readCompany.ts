import { z } from 'zod';

import { isOrigin, respelled } from '@/lib/origins';

import type { Alternate, Company } from './company';
import { parsed } from './problems';

function isLanguage(tag: string) {
  try {
    return Boolean(new Intl.Locale(tag).maximize().region);
  } catch {
    return false;
  }
}

const language = z.string().refine(isLanguage, 'a language tag, such as en or de-CH');
const https = z.url({ protocol: /^https$/, error: 'an https URL' });
const time = z.iso.time({ precision: -1, error: 'a time such as 09:00' });
const PHONE = 'a + and 7 to 15 digits, such as +1 (202) 555-0142';
const WITHOUT_SLASH = 'an https URL without a slash at its end';

/** The list is the same in each deployment, so that the versions of a page name each other. */
function alternatesFault(
  own: string,
  alternates: readonly Pick<Alternate, 'language' | 'default'>[],
): string | null {
  const tags = alternates.map((each) => each.language);
  if (tags.length === 0) return null;
  if (!tags.includes(own)) return `a list with the language of this site, ${own}`;
  if (new Set(tags).size < tags.length) return 'a list with each language once';
  const defaults = alternates.filter((each) => each.default);
  return defaults.length === 1 ? null : 'a list in which one item has default: true';
}

/** What the type does not say. */
const company = z
  .looseObject({
    language,
    alternates: z.array(
      z.looseObject({
        language,
        url: https.regex(/[^/]$/, WITHOUT_SLASH),
        default: z.boolean().optional(),
        missing: z
          .array(z.string().startsWith('/', 'the path of a page, such as /Work'))
          .optional(),
      }),
    ),
    url: z.string().refine(isOrigin, {
      error: ({ input }) => respelled(String(input)) ?? 'an origin, such as https://example.com',
    }),
    email: z.string().regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'an email address'),
    phone: z.looseObject({ e164: z.string().regex(/^\+[1-9]\d{6,14}$/, PHONE) }),
    hours: z.looseObject({ opens: time, closes: time }),
    chatUrl: https.nullable(),
    callUrl: https.nullable(),
    social: z.array(
      z.looseObject({
        href: https,
        icon: z
          .string()
          .regex(/^m ?[\d.-]/i, 'the path of an SVG icon, such as M4 12h15')
          .optional(),
      }),
    ),
  })
  .check(({ value, issues }) => {
    const message = alternatesFault(value.language, value.alternates);
    const input = value.alternates.map((each) => each.language).join(', ');
    if (message) issues.push({ code: 'custom', path: ['alternates'], input, message });
  });

/** @throws Error with one line per problem */
export function readCompany(facts: Company): Company {
  const { problems } = parsed(company, facts);
  if (problems.length === 0) return facts;
  throw new Error(problems.map(([place, why]) => `content/site.ts, ${place}: ${why}`).join('\n'));
}
