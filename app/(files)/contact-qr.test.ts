import { GET as qrCode } from '@/app/(files)/contact-qr.svg/route';
import { GET as card } from '@/app/(files)/contact.vcf/route';
import { decodeQr } from '@/scripts/test/decodeQr';

jest.mock('@/content/site', () => ({
  site: {
    name: 'Heron Boats',
    email: 'yard@heron.example',
    phone: { e164: '+12025550199' },
    offices: Array.from({ length: 25 }, (_, index) => ({
      street: `${index + 1} Straße am Hafen`,
      locality: 'Port Example',
    })),
  },
}));

it('encodes the first of 25 offices in the QR code, and all of them in the contact card', async () => {
  const encoded = await decodeQr(Buffer.from(await qrCode().text()));
  const lines = (await card().text()).split('\r\n');
  const isAddress = (line: string) => line.startsWith('ADR');
  expect(lines.filter(isAddress)).toHaveLength(25);
  expect(encoded.split('\r\n')).toEqual(
    lines.filter((line) => !isAddress(line) || line.includes(';1 Straße am Hafen;')),
  );
});
