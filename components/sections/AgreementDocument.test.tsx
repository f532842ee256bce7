import { render, screen } from '@testing-library/react';
import { agreementContents, AgreementDocument } from '@/components/sections/AgreementDocument';

const small = {
  lead: 'A sample.',
  parties: [{ role: 'The Company', name: 'Brightkiln', detail: 'of Kiln Lane' }],
  clauses: [
    { id: 'one', title: 'Parties', paragraphs: [{ text: 'Who they are.' }] },
    {
      id: 'two',
      title: 'Scope',
      paragraphs: [{ text: 'What is built.' }],
    },
  ],
  schedules: [
    { id: 'laws', title: 'Laws', intro: 'Examples.', groups: [{ title: 'India', items: ['Act'] }] },
    { id: 'bodies', title: 'Bodies', intro: 'More.', groups: [{ title: 'Malta', items: ['MGA'] }] },
  ],
};

describe('AgreementDocument', () => {
  it('replaces the id of a clause, paragraph or schedule with its number', () => {
    const text = 'See clauses {two} and {built}, and Schedule {bodies}.';
    const [one, two] = small.clauses;
    const clauses = [
      { ...one!, paragraphs: [{ text, items: ['as in {two}.'] }] },
      { ...two!, paragraphs: [{ text: 'First.' }, { id: 'built', text: 'What is built.' }] },
    ];
    render(<AgreementDocument agreement={{ ...small, clauses }} scheduleLabel="Annex {letter}" />);
    expect(screen.getByText('See clauses 2 and 2.2, and Schedule B.')).toBeVisible();
    expect(screen.getByText('as in 2.')).toBeVisible();
  });

  it('throws an error for an unknown id', () => {
    const clauses = [{ id: 'one', title: 'Parties', paragraphs: [{ text: 'See {three}.' }] }];
    const agreement = { ...small, clauses };
    expect(() =>
      render(<AgreementDocument agreement={agreement} scheduleLabel="Annex {letter}" />),
    ).toThrow('content/agreement refers to "{three}"');
  });
});

describe('agreementContents', () => {
  it('numbers the clauses and schedules as the document does', () => {
    expect(agreementContents(small)).toEqual([
      { id: 'one', title: 'Parties', number: '1' },
      { id: 'two', title: 'Scope', number: '2' },
      { id: 'laws', title: 'Laws', number: 'A' },
      { id: 'bodies', title: 'Bodies', number: 'B' },
    ]);
  });
});
