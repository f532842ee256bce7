const VALID_MONTHS = 11;

/**
 * The expiry date of security.txt. `confirmed` is the date when its contact was last checked
 * (`2026-11-21`). The expiry date is less than a year later, as RFC 9116 recommends (section
 * 2.5.5), and depends only on `confirmed`, so that the same source always produces the same file.
 */
function securityExpiry(confirmed: string): Date {
  const [year = NaN, month = NaN] = confirmed.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + VALID_MONTHS));
}

/** The content of security.txt (RFC 9116). Lines end in LF, which section 2.2 allows. */
export const securityTxt = (facts: {
  email: string;
  language: string;
  confirmed: string;
  canonical: string;
}) =>
  [
    `Contact: mailto:${facts.email}`,
    `Expires: ${securityExpiry(facts.confirmed).toISOString().replace('.000Z', 'Z')}`,
    `Preferred-Languages: ${facts.language}`,
    `Canonical: ${facts.canonical}`,
    '',
  ].join('\n');
