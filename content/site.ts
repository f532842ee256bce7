import type { Company } from '@/lib/company';

const address = {
  street: '12 Kiln Lane',
  locality: 'Example City',
  region: 'DC',
  postalCode: '00000',
  country: 'US',
};
/** The country name that visitors see. `address.country` is its ISO code. */
const countryName = 'USA';
const phone = '+1 202 555 0142';

/** Company facts. Replace them with your own. No other file repeats them. */
export const site = {
  name: 'Brightkiln',
  /** The registered name, for the agreement and for search engines. */
  legalName: 'Brightkiln LLC',
  /** The origin of the live site. NEXT_PUBLIC_SITE_URL overrides it. */
  url: 'https://brightkiln.example',
  tagline: 'Software, tested until it holds.',
  signature: 'Scoped. Built. Tested.',
  mission:
    'We work for businesses that depend on software but should not have to become software companies. Our mission is to build systems that last for years and to document them so well that any good engineer could take them over.',
  address,
  addressLine: [
    address.street,
    address.locality,
    `${address.region} ${address.postalCode}`.trim(),
    countryName,
  ].join(', '),
  email: 'hello@brightkiln.example',
  phone: { display: phone, e164: phone.replace(/[ -]/g, '') },
  chatUrl: 'https://chat.brightkiln.example/hello',
  social: [
    { kind: 'network', label: 'LinkedIn', href: 'https://linkedin.brightkiln.example/company' },
    { kind: 'video', label: 'Video call', href: 'https://meet.brightkiln.example/first-call' },
    { kind: 'chat', label: 'Chat', href: 'https://chat.brightkiln.example/hello' },
    { kind: 'microblog', label: 'X', href: 'https://x.brightkiln.example/brightkiln' },
  ],
} as const satisfies Company;

/**
 * The date when somebody last checked that security reports sent to `email` are read.
 * /.well-known/security.txt expires no later than eleven months after this date. The content check
 * prints a reminder when the file has expired.
 */
export const security = { confirmed: '2026-11-21' } as const;

/** The sample client named in the agreement at /Privacy-policy. */
export const sampleClient = {
  name: 'Sample Client Ltd',
  address: '1 Sample Street, Example Town, Malta',
} as const;
