import {
  encodingOf,
  encodingProblem,
  leadFieldProblems,
  serviceProblem,
} from '@/lib/lead/own/fieldNames';
import type { LeadField } from '@/lib/lead/own/fields';
import { formService } from '@/lib/lead/own/services';

const NAME = { id: 'name', type: 'text', label: 'Name' } as const;
const EMAIL = { id: 'email', type: 'email', label: 'Email' } as const;
const MESSAGE = { id: 'message', type: 'textarea', label: 'Message' } as const;
const FILE = { id: 'plan', type: 'file', label: 'Plan', megabytes: 5 } as const;
const fieldsWith = (...more: LeadField[]) => [NAME, EMAIL, MESSAGE, ...more];

it.each<[string, LeadField[]]>([
  ['lacks the field "email": add it, because every service needs it', [NAME, MESSAGE]],
  ['[3].id: is "name", like that of field 0: make it unique', fieldsWith(NAME)],
  [
    '[3].id: is "lead_id", a name that the form itself uses: choose another',
    fieldsWith({ ...NAME, id: 'lead_id' }),
  ],
  [
    '[3].name: is "email", like that of field 1: make it unique',
    fieldsWith({ ...NAME, id: 'mail', name: 'email' }),
  ],
  [
    '[3]: takes a file of any size: add `megabytes`, and say so in `hint`',
    fieldsWith({ ...FILE, megabytes: undefined }),
  ],
])('One line: %s', (line, fields) => {
  const [problem, ...others] = [...leadFieldProblems(fields)];
  expect(problem!.replace('content/leadForm.ts ownForm.fields', '').replace(/^: /, '')).toBe(line);
  expect(others).toEqual([]);
});

it.each([
  [
    'native',
    fieldsWith(FILE),
    /: has the file "plan", which native does not take: remove the field/,
  ],
  [
    'basin',
    fieldsWith({ ...NAME, id: 'nick', name: '_gotcha' }),
    /has the name "_gotcha", which basin uses/,
  ],
] as const)('%s', (name, fields, line) => {
  expect(serviceProblem(name, formService(name), fields)).toMatch(line);
});

it.each([
  ['own', fieldsWith(), 'urlencoded'],
  ['own', fieldsWith(FILE), 'multipart'],
  ['directus', fieldsWith(), 'json'],
] as const)('The encoding for %s', (name, fields, encoding) => {
  expect(encodingOf(formService(name), fields)).toBe(encoding);
});

it.each([
  ['own', fieldsWith(FILE), 'urlencoded', /^the form has the file "plan": set multipart/],
  ['native', fieldsWith(), 'json', /browsers do not post JSON: remove the setting$/],
  ['directus', fieldsWith(), 'urlencoded', /^directus understands only json: remove the setting$/],
] as const)('%s: an encoding that would lose leads', (name, fields, encoding, line) => {
  expect(encodingProblem(name, formService(name), fields, encoding)).toMatch(line);
});

// A wrong name loses a lead, or what follows it, without a sign. The sources are in services.ts.
it.each([
  ['formspree', { redirect: '_next', honeypot: '_gotcha' }],
  ['web3forms', { redirect: 'redirect', keys: ['access_key'] }],
] as const)('%s gets the names that it expects', (name, names) => {
  expect(formService(name)).toMatchObject(names);
});
