import { toString } from 'mdast-util-to-string';

import { readAgreement } from '@/lib/agreement/read';

const company = {
  name: 'Heron Boats',
  legalName: 'Heron Boats Ltd',
  offices: [{ line: '7 Slipway, Port Example, 1234' }],
} as const;

const read = (...lines: string[]) => readAgreement(lines.join('\n'), company);
const textOf = (...lines: string[]) => {
  const { text, sections } = read(...lines);
  return toString([...text, ...sections.flatMap((section) => section.text)]);
};

it('numbers sections, schedules and paragraphs by their order', () => {
  const { sections } = read(
    '## Parties {#parties}',
    '1. One.',
    '## Annex {letter}: Laws',
    '## Scope',
    'Between:',
    '1. Two.',
    '',
    'And:',
    '1. Three.',
    '## {letter}. Annex: Bodies *abroad* {#bodies}',
    '1. Four.',
  );
  expect(sections.map(({ number, label, id, title }) => [number, label, id, title])).toEqual([
    ['1', undefined, 'parties', 'Parties'],
    ['A', 'Annex A', 'laws', 'Laws'],
    ['2', undefined, 'scope', 'Scope'],
    ['B', 'B. Annex', 'bodies', 'Bodies abroad'],
  ]);
  const numbers = sections.map(({ text }) =>
    text
      .flatMap((list) => ('children' in list ? list.children : []))
      .flatMap((each) =>
        each.type === 'element' && each.tagName === 'clause' ? each.properties.number : [],
      ),
  );
  expect(numbers).toEqual([['1.1'], [], ['2.1', '2.2'], ['B.1']]);
});

it('writes the numbers of ids and the facts of the company', () => {
  const text = textOf(
    '<!-- For {nobody}. -->',
    'By {company.name}, {company.legalName}, {company.address}.',
    '## One',
    '1. See {two}, {built} and **Annex {laws}**:',
    '   1. as in {built}.',
    '## Two {#two}',
    '1. First.',
    '2. Built. {#built}',
    '   - A list.',
    '## Annex {letter}: Laws {#laws}',
  );
  expect(text).toContain('By Heron Boats, Heron Boats Ltd, 7 Slipway, Port Example, 1234.');
  expect(text).toContain('See 2, 2.2 and Annex A:');
  expect(text).toContain('as in 2.2.');
  expect(text).toMatch(/Built\.A list\.$/);
});

it('names the line of a reference to nothing', () => {
  expect(() => read('## One', '1. By', '   {company.phone}.')).toThrow(
    /^content\/agreement\.md:3: \{company\.phone\} is neither the id of a heading or /,
  );
});
