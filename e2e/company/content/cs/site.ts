import type { Company } from '@/lib/records/company';

const phone = '+47 55 01 23 45';
const schedule = 'pondělí až čtvrtek, 8 až 16 hodin středoevropského času';

export const site: Company = {
  language: 'cs',
  name: 'Dvořák & Sønn',
  shortName: 'Dvořák',
  legalName: 'Dvořák & Sønn AS',
  url: 'https://www.dvorak-sonn.example',
  tagline: 'Software pro přístavy a pro ty, kdo z nich vyplouvají.',
  signature: 'Ukotveno. Zakresleno. Doručeno.',
  mission:
    'Píšeme software pro malé přístavy. Musí fungovat v mokrých rukavicích, se slabým signálem a potmě.',
  offices: [
    {
      name: 'Ålesund',
      line: 'Skansegata 1, 6002 Ålesund, Norsko',
      street: 'Skansegata 1',
      locality: 'Ålesund',
      postalCode: '6002',
      country: 'NO',
    },
    { name: 'Děčín', line: 'Děčín, Česká republika', locality: 'Děčín', country: 'CZ' },
  ],
  email: 'ahoj@dvorak-sonn.example',
  phone: { display: phone, e164: phone.replace(/[^+\d]/g, '') },
  hours: {
    schedule,
    reply: `Odpovídáme do 24 pracovních hodin, tedy do tří pracovních dnů: ${schedule}.`,
    meaning: `24 pracovních hodin jsou tři pracovní dny: ${schedule}.`,
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
    opens: '08:00',
    closes: '16:00',
  },
  chatUrl: null,
  callUrl: 'https://tide-desk.example/dvorak-sonn/first-call',
  social: [
    { kind: 'mastodon', label: 'Mastodon', href: 'https://social.dvorak-sonn.example/@havn' },
  ],
};

export const security = { confirmed: '2026-11-21' } as const;
