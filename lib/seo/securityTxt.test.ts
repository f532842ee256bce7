import { securityTxt } from '@/lib/seo/securityTxt';

it.each([
  ['2026-11-21', '2027-10-01'],
  ['2026-01-01', '2026-12-01'],
])('security.txt that was confirmed on %s expires on %s', (confirmed, expiry) => {
  const facts = { email: 'yard@heron.example', language: 'en', canonical: 'https://x.example/' };
  expect(securityTxt({ ...facts, confirmed })).toContain(`\nExpires: ${expiry}T00:00:00Z\n`);
});
