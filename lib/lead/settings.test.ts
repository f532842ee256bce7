import type { LeadField } from '@/lib/lead/own/fields';
import { DEFAULT_PARAMETERS, DEMO_PARAMETERS, parameterRules } from '@/lib/lead/parameters';
import { LEAD_FORM_SETTINGS, readLeadForm } from '@/lib/lead/settings';
import { valuesOf } from '@/lib/settings/rules';

const SITE = {
  demoForm: '/demo/',
  fields: [
    { id: 'name', type: 'text', label: 'Name' },
    { id: 'email', type: 'email', label: 'Email' },
    { id: 'message', type: 'textarea', label: 'Message' },
  ] satisfies LeadField[],
};
const read = (settings: Record<string, string>) => {
  const variables = Object.entries(settings).map(([name, value]) => [
    `NEXT_PUBLIC_LEAD_FORM_${name}`,
    value,
  ]);
  return readLeadForm(valuesOf(LEAD_FORM_SETTINGS, Object.fromEntries(variables)), SITE);
};

it.each([
  ['HOST', 'crm.example'],
  ['ID', 'x'.repeat(129)],
  ['URL', 'http://forms.example/a'],
  ['ACTION', 'https://forms.example/a#top'],
  ['FIELDS', 'access_key'],
  ['ORIGINS', 'https://a.example, https://a.example/b'],
])('refuses as NEXT_PUBLIC_LEAD_FORM_%s: %s', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(`_${name} is "${value}", but must be `);
});

it.each([
  [
    { HOST: 'https://crm.example', ID: 'a-B_9' },
    'https://crm.example/forms/wtl/a-B_9',
    ['https://crm.example'],
  ],
  [
    {
      URL: ' https://forms.example/contact?lang=en ',
      ORIGINS: 'https://*.pay.example, https://forms.example',
    },
    'https://forms.example/contact?lang=en',
    ['https://forms.example', 'https://*.pay.example'],
  ],
])('with %j, the form is %s', (settings, src, origins) => {
  const parameters = parameterRules(DEFAULT_PARAMETERS);
  expect(read(settings)).toEqual({ kind: 'hosted', src, parameters, origins });
});

it('without settings, the form is the demonstration form, which gets no attribution', () => {
  const parameters = parameterRules(DEMO_PARAMETERS);
  expect(read({})).toEqual({ kind: 'demo', src: '/demo/', parameters });
  expect(() => read({ ORIGINS: 'https://pay.example' })).toThrow('no form is set');
});

const ACTION = 'https://api.example/leads?site=1';

it('refuses two forms', () => {
  const settings = { URL: 'https://forms.example/contact', HOST: 'https://crm.example', ID: 'abc' };
  expect(() => read(settings)).toThrow('set only one of them');
});

it('sends leads to any endpoint, and gets the attribution', () => {
  expect(read({ ACTION, FIELDS: 'list=a%20b&key=x=' })).toEqual({
    kind: 'own',
    parameters: parameterRules(DEFAULT_PARAMETERS),
    src: ACTION,
    service: 'own',
    encoding: 'urlencoded',
    hidden: { list: 'a b', key: 'x=' },
    origins: ['https://api.example'],
  });
});

it.each([
  ['https://formspree.io/f/abc', '', 'formspree'],
  ['https://formspree.io.example/f/abc', '', 'own'],
])('recognizes the service of %s', (url, FIELDS, service) => {
  expect(read({ ACTION: url, FIELDS })).toMatchObject({ service });
});

it('writes leads in the encoding that is set, unless it would lose leads', () => {
  expect(read({ ACTION, ENCODING: 'json' })).toMatchObject({ encoding: 'json' });
  const settings = { ACTION, SERVICE: 'directus', ENCODING: 'multipart' };
  expect(() => read(settings)).toThrow('directus understands only json');
});

it('refuses a service whose hidden field is not set', () => {
  expect(() => read({ ACTION: 'https://api.web3forms.com/submit' })).toThrow(
    'NEXT_PUBLIC_LEAD_FORM_FIELDS is empty, but web3forms needs access_key',
  );
});

it.each([
  ['own', 'a=1&message=2', '', 'FIELDS', 'message'],
  ['web3forms', 'access_key=1&redirect=2', '', 'FIELDS', 'redirect'],
  ['own', '', 'gclid=submit', 'PARAMETERS', 'submit'],
])(
  'of the service %s with the fields "%s" and the parameters "%s", refuses %s, because the form has the name already',
  (SERVICE, FIELDS, PARAMETERS, setting, name) => {
    const given = { FIELDS, PARAMETERS: PARAMETERS || DEFAULT_PARAMETERS }[setting];
    expect(() => read({ ACTION, SERVICE, FIELDS, PARAMETERS })).toThrow(
      `NEXT_PUBLIC_LEAD_FORM_${setting} is "${given}", but the form already has the name "${name}"`,
    );
  },
);
