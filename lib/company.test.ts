import { readCompany } from '@/lib/company';
import { site } from '@/scripts/test/site';

const english = { language: 'en', label: 'English', url: 'https://heron.example', default: true };
const maori = { language: 'mi', label: 'Māori', url: 'https://mi.heron.example/boats' };

it('accepts a site in several languages', () => {
  const several = { ...site, alternates: [english, { ...maori, missing: ['/Work'] }] };
  expect(readCompany(several)).toEqual(several);
});

it.each([
  [[maori], ': must be a list with the language of this site'],
  [
    [english, { ...maori, url: 'https://mi.heron.example/' }],
    ', 2, url: is "https://mi.heron.example/", but must be an https URL without a slash at its end',
  ],
  [
    [english, { ...maori, language: 'māori' }],
    ', 2, language: is "māori", but must be a language tag, such as en or de-CH',
  ],
])('refuses the languages %j', (alternates, problem) =>
  expect(() => readCompany({ ...site, alternates })).toThrow(
    `content/site.ts, alternates${problem}`,
  ),
);

it.each([
  [
    { url: 'https://company.example/' },
    'url: is "https://company.example/", but must be an origin without a slash at its end: https://example.com',
  ],
  [
    { phone: { display: '030', e164: '030' } },
    'phone, e164: is "030", but must be a + and 7 to 15 digits, such as +1 (202) 555-0142',
  ],
])('refuses %j', (change, problem) =>
  expect(() => readCompany({ ...site, ...change })).toThrow(`content/site.ts, ${problem}`),
);
