import { readAgreement } from './agreement';

it('divides a text into its parties, sections and schedules', () => {
  const { intro, parties, sections } = readAgreement(
    '<!-- How. -->\n\nIntro.\n\n### One\n\nA Ltd\n\n## 1. Parties {#parties}\n\n1.1 Text.\n\n## Annex A: Laws: a list {#laws}\n\n### Norway\n\n- Law\n',
  );
  expect(intro).toContain('Intro.');
  expect(parties).toEqual([{ title: 'One', text: '\nA Ltd\n\n' }]);
  expect(sections).toEqual([
    { id: 'parties', number: '1', label: undefined, title: 'Parties', text: '\n1.1 Text.\n\n' },
    {
      id: 'laws',
      number: 'A',
      label: 'Annex A',
      title: 'Laws: a list',
      text: '\n### Norway\n\n- Law\n',
    },
  ]);
});

it.each(['## Parties {#parties}', '## 1. Parties', '## A. Laws {#laws}'])(
  'refuses %s',
  (heading) => {
    expect(() => readAgreement(`${heading}\n\nText`)).toThrow(
      `content/agreement.md, ${heading}: write it like “## 4. Title {#id}”`,
    );
  },
);
