import { securityDue, securityExpiry, securityTxt } from '@/lib/seo/securityTxt';

const email = 'yard@heron.example';
const confirmed = '2026-05-04';
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

describe('securityExpiry', () => {
  it.each([
    ['2026-11-21', '2027-10-01'],
    ['2026-01-01', '2026-12-01'],
  ])('maps the confirmation date %s to the expiry date %s', (confirmed, expiry) => {
    expect(securityExpiry(confirmed)).toEqual(new Date(expiry));
  });
});

describe('securityDue', () => {
  const facts = { email, confirmed };
  const expiry = securityExpiry(confirmed);

  it.each([
    ['has expired', expiry],
    ['would be valid for more than a year', new Date(expiry.getTime() - YEAR_MS - 1000)],
  ])('names the date and the remedy when the file %s', (_case, now) => {
    expect(securityDue(now, facts)).toEqual({
      found: expect.stringContaining(`is "${confirmed}", so`),
      remedy: expect.stringContaining(`make sure that mail to ${email} is read`),
    });
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
