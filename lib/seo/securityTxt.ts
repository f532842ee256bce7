const VALID_MONTHS = 11;

/**
 * When a security.txt that was confirmed on a day (`2026-11-21`) is no longer to be trusted: at the
 * start of a month, less than a year on, as RFC 9116 recommends (section 2.5.5). Computed from
 * the day alone, so that the same source gives the same file at any time.
 */
export function securityExpiry(confirmed: string): Date {
  const [year = NaN, month = NaN] = confirmed.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + VALID_MONTHS));
}

/** Where to report a vulnerability (RFC 9116). Lines end in LF, as its section 2.2 allows. */
export const securityTxt = (facts: { email: string; confirmed: string; canonical: string }) =>
  [
    `Contact: mailto:${facts.email}`,
    `Expires: ${securityExpiry(facts.confirmed).toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${facts.canonical}`,
    '',
  ].join('\n');

/**
 * A reminder for the owner in one line; empty while the file is valid, for a year at most. It does not
 * stop the build: a source that could be built yesterday can be built today.
 */
export function securityDue(now: Date, { email, confirmed }: { email: string; confirmed: string }) {
  const expiry = securityExpiry(confirmed);
  const inAYear = new Date(now);
  inAYear.setUTCFullYear(now.getUTCFullYear() + 1);
  if (expiry > now && expiry <= inAYear) return '';
  const day = expiry.toISOString().slice(0, 10);
  return `content/site.ts security.confirmed: is "${confirmed}", so /.well-known/security.txt expires on ${day}: make sure that mail to ${email} is read, then set the date to today`;
}
