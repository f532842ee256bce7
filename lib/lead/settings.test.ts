import { DEFAULT_PARAMETERS, DEMO_PARAMETERS, parameterRules } from '@/lib/lead/parameters';
import { LEAD_FORM_SETTINGS, readLeadForm } from '@/lib/lead/settings';
import { valuesOf } from '@/lib/settings/rules';

const read = (settings: Record<string, string>) => {
  const variables = Object.entries(settings).map(([name, value]) => [
    `NEXT_PUBLIC_LEAD_FORM_${name}`,
    value,
  ]);
  return readLeadForm(valuesOf(LEAD_FORM_SETTINGS, Object.fromEntries(variables)), '/demo/');
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

it('the site’s own form is posted to any endpoint, and gets the attribution', () => {
  expect(read({ ACTION, FIELDS: 'list=a%20b&key=x=', ORIGINS: 'https://*.pay.example' })).toEqual({
    kind: 'own',
    parameters: parameterRules(DEFAULT_PARAMETERS),
    src: ACTION,
    hidden: [
      ['list', 'a b'],
      ['key', 'x='],
    ],
    origins: ['https://api.example', 'https://*.pay.example'],
  });
});
