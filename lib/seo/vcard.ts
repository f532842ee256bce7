import type { Company } from '@/lib/company';

type Contact = Pick<Company, 'name' | 'email' | 'phone' | 'address'>;

/** Escapes a text value (RFC 2426, section 5). */
const escapeText = (value: string) => value.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/**
 * The company's contact card as a vCard. Version 3.0 (RFC 2426), because fewer phones and address
 * books support 4.0.
 */
export function vCard({ name, email, phone, address }: Contact, url: string) {
  const place = [
    address.street,
    address.locality,
    address.region,
    address.postalCode,
    address.country,
  ];
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escapeText(name)};;;;`,
    `FN:${escapeText(name)}`,
    `ORG:${escapeText(name)}`,
    `TEL;TYPE=WORK:${phone.e164}`,
    `EMAIL:${email}`,
    `ADR;TYPE=WORK:;;${place.map(escapeText).join(';')}`,
    `URL:${url}`,
    'END:VCARD',
    '',
  ].join('\r\n');
}
