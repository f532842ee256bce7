import { z } from 'zod';

import { isSource } from '@/lib/settings/origins';

const text = z.string('a text');

/** What pages use of another host, which is neither a frame nor a script (content/sources.ts). For build code only. */
const source = z.strictObject({
  /** What visitors send there (a form), or what pages show from there. */
  what: z.enum(['form', 'pictures', 'font'], 'form, pictures or font'),
  /** All hosts, such as `https://cdn.example.com`. Those of a form include the ones to which it redirects. */
  origins: z
    .array(z.string().refine(isSource, 'an origin, such as https://cdn.example.com'), 'a list')
    .min(1, 'a list with an origin'),
  /** The company, as visitors know it. */
  name: text,
  when: text,
  why: text,
  learns: text,
  policyUrl: z.url({ protocol: /^https$/, error: 'an https URL' }),
});

export type Source = z.infer<typeof source>;

/** Whom the browser contacts. The words of our form name no policy. */
export type Contact = Omit<Source, 'what' | 'origins' | 'policyUrl'> & {
  origins: readonly string[];
  policyUrl?: string;
};

/** What content/sources.ts exports. */
export const SOURCES = z.object({ sources: z.array(source) });
