import { nonBreaking } from '@/lib/records/company';

describe('nonBreaking', () => {
  it('prevents line breaks and keeps all digits', () => {
    expect(nonBreaking('+1 202 555-0142')).not.toMatch(/[ -]/);
    expect(nonBreaking('+1 202 555-0142').replace(/\D/g, '')).toBe('12025550142');
  });
});
