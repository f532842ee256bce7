import type { Company } from '@/components/site/SiteFooter';

/** Company facts. Put in your own here; everything visible and every generated file follows. */
export const site = {
  name: 'Brightkiln',
  tagline: 'Software, fired, tested and finished.',
  signature: 'Fired. Tested. Finished.',
  mission:
    'Our mission is to turn rough ideas into software a business can lean on for years. We agree the scope in plain words, build it with our own people, and test it before anyone depends on it.',
  address: {
    street: '12 Kiln Lane',
    locality: 'Example City',
    postalCode: '00000',
    country: 'US',
  },
  addressLine: '12 Kiln Lane, Example City 00000',
  email: 'hello@brightkiln.example',
  phone: { display: '+1 202 555 0142', e164: '+12025550142' },
  chatUrl: 'https://chat.brightkiln.example/hello',
  social: [
    { kind: 'network', label: 'LinkedIn', href: 'https://linkedin.brightkiln.example/company' },
    { kind: 'video', label: 'Video call', href: 'https://meet.brightkiln.example/first-call' },
    { kind: 'chat', label: 'Chat', href: 'https://chat.brightkiln.example/hello' },
    { kind: 'microblog', label: 'X', href: 'https://x.brightkiln.example/brightkiln' },
  ],
} as const satisfies Company;

/**
 * The day on which somebody last made sure that reports of security faults to `email` are read.
 * /.well-known/security.txt is valid for eleven months from then; the check says when it is over.
 */
export const security = { confirmed: '2026-11-21' } as const;

/** The sample client that the agreement at /Privacy-policy names. */
export const sampleClient = {
  name: 'Sample Client Ltd',
  address: '1 Sample Street, Example Town 00000',
} as const;
