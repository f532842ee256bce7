import type { Company } from '@/lib/company';

type Contact = Pick<Company, 'name' | 'email' | 'phone' | 'offices'>;

/** RFC 2426, section 5. */
const escapeText = (value: string) => value.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Version 3.0 (RFC 2426): fewer phones and address books support 4.0. */
export function vCard({ name, email, phone, offices }: Contact, url: string) {
  const addresses = offices.map((office) => {
    const { street, locality, region, postalCode, country } = office;
    const parts = [street, locality, region, postalCode, country].map((part) => part ?? '');
    // An address without parts is all in the street.
    const address = parts.some(Boolean) ? parts : [office.line, '', '', '', ''];
    return `ADR;TYPE=WORK:;;${address.map(escapeText).join(';')}`;
  });
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escapeText(name)};;;;`,
    `FN:${escapeText(name)}`,
    `ORG:${escapeText(name)}`,
    `TEL;TYPE=WORK:${phone.e164}`,
    `EMAIL:${email}`,
    ...addresses,
    `URL:${url}`,
    'END:VCARD',
    '',
  ].join('\r\n');
}
