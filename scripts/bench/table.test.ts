/** @jest-environment node */
import { markdown, withTables } from './table';

describe('markdown', () => {
  it('sets names to the left and figures to the right, in columns', () => {
    const text = markdown({
      title: 'Bytes',
      notes: ['In kB.'],
      head: ['page', 'document'],
      rows: [
        ['/', '15.4'],
        ['/AboutUs', '1,212.5'],
      ],
    });
    expect(text).toBe(`### Bytes

In kB.

| page     | document |
| -------- | -------: |
| /        |     15.4 |
| /AboutUs |  1,212.5 |`);
  });

  it('keeps a bar in a cell from ending it', () => {
    const text = markdown({ title: 'T', notes: [], head: ['a|b'], rows: [['c']] });
    expect(text).toContain('| a\\|b |');
  });
});

describe('withTables', () => {
  const ORDER = ['bytes', 'inp', 'build'];
  const empty = 'Before.\n\n<!-- bench -->\n\n<!-- /bench -->\n\nAfter.\n';

  it('keeps what is written by hand around the tables', () => {
    const made = withTables(empty, { bytes: 'Table.' }, ORDER);
    expect(made).toBe(
      'Before.\n\n<!-- bench -->\n\n<!-- bench bytes -->\n\nTable.\n\n<!-- /bench -->\n\nAfter.\n',
    );
  });

  it('keeps the tables of sections that did not run, and replaces those of one that did', () => {
    const first = withTables(empty, { bytes: 'Old.', build: 'Kept.' }, ORDER);
    const second = withTables(first, { bytes: 'New.' }, ORDER);
    expect(second).toBe(withTables(empty, { bytes: 'New.', build: 'Kept.' }, ORDER));
  });

  it('keeps the order of the sections, whichever ran first', () => {
    const late = withTables(empty, { build: 'Last.' }, ORDER);
    const both = withTables(late, { inp: 'Middle.' }, ORDER);
    expect(both.indexOf('Middle.')).toBeLessThan(both.indexOf('Last.'));
  });

  it('drops the tables of a section that is no more', () => {
    const made = withTables(empty, { build: 'Gone.' }, ORDER);
    expect(withTables(made, { bytes: 'Here.' }, ['bytes'])).not.toContain('Gone.');
  });

  it('refuses a document without its markers', () => {
    expect(() => withTables('Prose.', { bytes: 'Table.' }, ORDER)).toThrow('put both lines back');
    expect(() => withTables('<!-- bench -->', {}, ORDER)).toThrow('put both lines back');
  });
});
