import { unbroken } from '@/lib/phone';

describe('unbroken', () => {
  it('leaves no place to break a number, and all of its digits', () => {
    expect(unbroken('+1 202 555-0142')).not.toMatch(/[ -]/);
    expect(unbroken('+1 202 555-0142').replace(/\D/g, '')).toBe('12025550142');
  });
});
