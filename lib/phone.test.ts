import { nonBreaking } from '@/lib/phone';

describe('nonBreaking', () => {
  it('returns all digits, without a possible line break', () => {
    expect(nonBreaking('+1 202 555-0142')).not.toMatch(/[ -]/);
    expect(nonBreaking('+1 202 555-0142').replace(/\D/g, '')).toBe('12025550142');
  });
});
