/** @jest-environment node */
import { against, median, withTables } from './table';

describe('median', () => {
  it('is the middle, or half way between the two middle figures', () => {
    expect(median([30, 4, 100])).toBe(30);
    expect(median([40, 10, 20, 1000])).toBe(30);
    expect(() => median([])).toThrow('median of no values');
  });
});

describe('against', () => {
  it('marks what misses its goal, and not what just reaches it', () => {
    expect([against('101', 101, 100), against('100', 100, 100)]).toEqual(['**101**', '100']);
  });
});

describe('withTables', () => {
  const ORDER = ['bytes', 'inp', 'build'];
  const empty = 'Before.\n\n<!-- bench -->\n\n<!-- /bench -->\n\nAfter.\n';

  it('keeps what is written by hand around the tables', () => {
    expect(withTables(empty, { bytes: 'Table.' }, ORDER)).toBe(
      'Before.\n\n<!-- bench -->\n\n<!-- bench bytes -->\n\nTable.\n\n<!-- /bench -->\n\nAfter.\n',
    );
  });

  it('replaces the tables of the sections that ran, keeps the others, and drops unknown ones', () => {
    const first = withTables(empty, { build: 'Kept.', bytes: 'Old.', growth: 'Gone.' }, [
      ...ORDER,
      'growth',
    ]);
    expect(withTables(first, { bytes: 'New.' }, ORDER)).toBe(
      withTables(empty, { bytes: 'New.', build: 'Kept.' }, ORDER),
    );
  });

  it('refuses a document without its markers', () => {
    expect(() => withTables('Prose.', { bytes: 'Table.' }, ORDER)).toThrow('restore both lines');
  });
});
