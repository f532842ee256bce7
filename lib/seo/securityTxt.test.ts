import { securityExpiry, securityTxt } from '@/lib/seo/securityTxt';

const email = 'yard@heron.example';
const confirmed = '2026-05-04';

describe('securityExpiry', () => {
  it.each([
    ['2026-11-21', '2027-10-01'],
    ['2026-01-01', '2026-12-01'],
  ])('maps the confirmation date %s to the expiry date %s', (confirmed, expiry) => {
    expect(securityExpiry(confirmed)).toEqual(new Date(expiry));
  });
});

describe('securityTxt', () => {
  it('contains exactly four fields, and its expiry date is an RFC 3339 timestamp', () => {
    const canonical = 'https://x.example/.well-known/security.txt';
    expect(securityTxt({ email, language: 'de-CH', confirmed, canonical }).split('\n')).toEqual([
      `Contact: mailto:${email}`,
      expect.stringMatching(/^Expires: \d{4}-\d{2}-01T00:00:00Z$/),
      'Preferred-Languages: de-CH',
      `Canonical: ${canonical}`,
      '',
    ]);
  });
});
