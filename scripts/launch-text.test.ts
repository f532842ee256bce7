/** @jest-environment node */
import { bareLink, hostFault, reservedNames, reservedNumbers } from './policy/launch-text';

describe('reservedNames', () => {
  it.each<[string, string[]]>([
    ['hello@company.example', ['company.example']],
    ['https://chat.company.test/hello', ['chat.company.test']],
    ['see company.invalid, or company.localhost.', ['company.invalid', 'company.localhost']],
    [
      'https://Example.COM/a and www.example.org, example.net',
      ['Example.COM', 'www.example.org', 'example.net'],
    ],
    ['http://localhost:3000 and http://127.0.0.1', ['localhost', '127.0.0.1']],
    ['twice.example and twice.example', ['twice.example']],
  ])('finds those of "%s"', (text, names) => {
    expect(reservedNames(text).sort()).toEqual([...names].sort());
  });

  it.each([
    'https://www.company.zz/example',
    'https://myexample.com',
    'https://example.com.company.zz',
    'https://company.test.zz',
    'For example: a test. Invalid numbers stay on localhost.',
    'if(i.test(a))return',
    'e.g. an example.',
  ])('finds none in "%s"', (text) => {
    expect(reservedNames(text)).toEqual([]);
  });
});

describe('reservedNumbers', () => {
  it.each([
    '+1 202 555 0142',
    '+12025550199',
    '(202) 555-0100',
    '555-0123',
    '020 7946 0123',
    '+44 (0)20 7946 0999',
    '+44 7700 900456',
    '01632 960001',
    '0808 157 0111',
  ])('takes %s for a number of fiction', (text) => {
    expect(reservedNumbers(`Call ${text} now`)).toHaveLength(1);
  });

  it.each([
    '+1 202 555 0242',
    '+1 202 556 0142',
    '+44 20 7947 0123',
    '2002/58/EC',
    '24 March 2025',
  ])('leaves %s alone', (text) => {
    expect(reservedNumbers(text)).toEqual([]);
  });
});

describe('hostFault', () => {
  it.each([
    ['http://www.company.zz', 'without https'],
    ['http://127.0.0.1:3000', 'without https'],
    ['https://company.example', 'where no visitor arrives'],
    ['https://localhost', 'where no visitor arrives'],
    ['https://[::1]:8443', 'where no visitor arrives'],
    ['https://intranet/forms', 'where no visitor arrives'],
    ['https://crm.local', 'where no visitor arrives'],
    ['https://192.168.0.10', 'where no visitor arrives'],
    ['https://172.16.0.1', 'where no visitor arrives'],
    ['https://203.0.113.7', 'where no visitor arrives'],
  ])('refuses %s: %s', (address, fault) => {
    expect(hostFault(address)).toBe(fault);
  });

  it.each([
    'https://www.company.zz',
    'https://company.zz:8443/forms/wtl/abc',
    'https://172.32.0.1',
  ])('takes %s', (address) => {
    expect(hostFault(address)).toBeNull();
  });
});

describe('bareLink', () => {
  it.each([
    'https://x.com/',
    'https://www.linkedin.com',
    'https://www.linkedin.com/company/',
    'https://meet.google.com/',
    'https://wa.me/',
    'https://api.whatsapp.com/send',
  ])('says that %s leads to nobody', (address) => {
    expect(bareLink(address)).toBe(true);
  });

  it.each([
    'https://x.com/company',
    'https://www.linkedin.com/company/company',
    'https://api.whatsapp.com/send?phone=999123456',
    'https://social.company.zz/',
    'not an address',
  ])('has nothing against %s', (address) => {
    expect(bareLink(address)).toBe(false);
  });
});
