import type { Company } from '@/lib/company';
import { vCard } from '@/lib/vcard';

const company = {
  name: 'Brightkiln',
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

const linesOf = (card: string) => card.split('\r\n');
const lineOf = (card: string, name: string) =>
  linesOf(card).find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`));

it('contains each company fact on its own line', () => {
  expect(linesOf(vCard(company, 'https://brightkiln.example/'))).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:Brightkiln;;;;',
    'FN:Brightkiln',
    'ORG:Brightkiln',
    'TEL;TYPE=WORK:+12025550142',
    'EMAIL:hello@brightkiln.example',
    'ADR;TYPE=WORK:;;Unit 4\\; 12 Kiln Lane;Example City;DC;00000;US',
    'URL:https://brightkiln.example/',
    'END:VCARD',
    '',
  ]);
});

it.each([
  ['Kiln\r\nSons', 'FN:Kiln\\nSons'],
  ['a\\;b', 'FN:a\\\\\\;b'],
])('escapes the name %j', (name, line) => {
  expect(lineOf(vCard({ ...company, name }, 'https://x.example/'), 'FN')).toBe(line);
});
