import { siteFacts } from '@/jest.setup';
import { readSettings } from '@/lib/settings/env';

import { formPathOnSite } from './formOnSite';

it.each([
  [
    { NEXT_PUBLIC_LEAD_FORM_URL: 'https://site.example/crm/forms/wtl/abc?styled=1' },
    '/crm/forms/wtl/abc',
  ],
  [{ NEXT_PUBLIC_LEAD_FORM_ACTION: 'https://site.example/api/leads' }, '/api/leads'],
  [{ NEXT_PUBLIC_LEAD_FORM_URL: 'https://crm.site.example/forms/wtl/abc' }, null],
])('with the settings %j, the path of the form on the site is %j', (env, path) => {
  const settings = readSettings(siteFacts, {
    NEXT_PUBLIC_SITE_URL: 'https://site.example',
    ...env,
  });
  expect(formPathOnSite(settings)).toBe(path);
});
