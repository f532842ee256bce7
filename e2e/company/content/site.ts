import type { Company } from '@/lib/records/company';

const phone = '+47 55 01 23 45';
const schedule =
  'Monday to Thursday, 8 a.m. to 4 p.m. Central European Time (UTC+1, in summer UTC+2)';

export const site: Company = {
  language: 'en',
  name: 'Dvořák & Sønn',
  shortName: 'Dvořák',
  legalName: 'Dvořák & Sønn AS',
  url: 'https://www.dvorak-sonn.example',
  tagline: 'Software for harbors and those who sail from them.',
  signature: 'Moored. Charted. Delivered.',
  mission:
    'We write software for small harbors. It has to work with wet gloves, on a weak signal and in the dark.',
  offices: [
    {
      name: 'Ålesund',
      line: 'Skansegata 1, 6002 Ålesund, Norway',
      street: 'Skansegata 1',
      locality: 'Ålesund',
      postalCode: '6002',
      country: 'NO',
    },
    { name: 'Děčín', line: 'Děčín, Czech Republic', locality: 'Děčín', country: 'CZ' },
  ],
  email: 'ahoj@dvorak-sonn.example',
  phone: { display: phone, e164: phone.replace(/[^+\d]/g, '') },
  hours: {
    schedule,
    reply: `We reply within 24 working hours: three working days, ${schedule}.`,
    meaning: `24 working hours are three working days, ${schedule}.`,
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
    opens: '08:00',
    closes: '16:00',
  },
  chatUrl: null,
  callUrl: 'https://tide-desk.example/dvorak-sonn/first-call',
  social: [
    { kind: 'mastodon', label: 'Mastodon', href: 'https://social.dvorak-sonn.example/@havn' },
    {
      kind: 'link',
      icon: 'M12 7v13M5 13a7 7 0 0 0 14 0M9 10h6M12 3a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
      label: 'Harbor radio',
      href: 'https://radio.dvorak-sonn.example',
    },
  ],
};

export const security = { confirmed: '2026-11-21' } as const;
