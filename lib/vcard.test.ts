import type { Company } from '@/lib/company';
import { vCard } from '@/lib/vcard';

const company = {
  name: 'a\\;b\r\nSons',
  email: 'hello@brightkiln.example',
  phone: { display: '+1 202 555 0142', e164: '+12025550142' },
  offices: [
    {
      line: '12 Kiln Lane',
      street: 'Unit 4; 12 Kiln Lane',
      locality: 'Example City',
      region: 'DC',
      postalCode: '00000',
      country: 'US',
    },
  ] as Company['offices'],
};

it('contains each company fact on its own line, with escaped signs', () => {
  expect(vCard(company, 'https://brightkiln.example/').split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:a\\\\\\;b\\nSons;;;;',
    'FN:a\\\\\\;b\\nSons',
    'ORG:a\\\\\\;b\\nSons',
    'TEL;TYPE=WORK:+12025550142',
    'EMAIL:hello@brightkiln.example',
    'ADR;TYPE=WORK:;;Unit 4\\; 12 Kiln Lane;Example City;DC;00000;US',
    'URL:https://brightkiln.example/',
    'END:VCARD',
    '',
  ]);
});
