import { isOrigin, isSource } from '@/lib/origins';

it.each([
  'https://example.com:8443',
  'https://xn--bcher-kva.example',
  'http://127.0.0.1:4173',
  'http://[::1]:4173',
])('%s is an origin', (value) => expect(isOrigin(value)).toBe(true));

it.each([
  'example.com',
  'http://example.com',
  'http://localhost.example.com',
  'https://example.com/site',
  'https://user@example.com',
  'https://example.com;x',
  'https://*.example.com',
])('%s is no origin', (value) => expect(isOrigin(value)).toBe(false));

it.each([
  ['https://*.pay.example', true],
  ['https://*', false],
  ['https://*.com', false],
  ["https://a.example 'unsafe-inline'", false],
])('whether %s is a source of a policy: %s', (value, is) => expect(isSource(value)).toBe(is));
