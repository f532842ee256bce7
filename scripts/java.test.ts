/** @jest-environment node */
import { findJava } from './java';

describe('findJava', () => {
  it('prefers the one of JAVA_HOME, then the one on the path', () => {
    expect(findJava('/opt/java', () => true)).toBe('/opt/java/bin/java');
    expect(findJava('/opt/java', (command) => command === 'java')).toBe('java');
    expect(findJava('', () => true)).toBe('java');
  });

  it('finds none where nothing runs', () => {
    expect(findJava('/opt/java', () => false)).toBeUndefined();
  });
});
