import { render, screen, within } from '@testing-library/react';
import { agreementContents, AgreementDocument } from '@/components/sections/AgreementDocument';

const small = {
  lead: 'A sample.',
  parties: [{ role: 'The Company', name: 'Brightkiln', detail: 'of Kiln Lane' }],
  clauses: [
    { id: 'one', title: 'Parties', paragraphs: [{ text: 'Who they are.' }] },
    {
      id: 'two',
      title: 'Scope',
      paragraphs: [{ text: 'What is built.' }, { text: 'And:', items: ['design;', 'coding.'] }],
    },
  ],
  schedules: [
    { id: 'laws', title: 'Laws', intro: 'Examples.', groups: [{ title: 'India', items: ['Act'] }] },
    { id: 'bodies', title: 'Bodies', intro: 'More.', groups: [{ title: 'Malta', items: ['MGA'] }] },
  ],
};

describe('AgreementDocument', () => {
  it('numbers the clauses by their position', () => {
    render(<AgreementDocument agreement={small} scheduleLabel="Annex {letter}" />);
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
      '1Parties',
      '2Scope',
    ]);
  });

  it('numbers the paragraphs within their clause', () => {
    render(<AgreementDocument agreement={small} scheduleLabel="Annex {letter}" />);
    const scope = within(screen.getByRole('heading', { name: '2 Scope' }).parentElement!);
    expect(scope.getByText('2.1').parentElement).toHaveTextContent('What is built.');
    expect(scope.getByText('2.2').parentElement).toHaveTextContent('And:');
  });

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
    expect(() =>
      render(
        <AgreementDocument agreement={{ ...small, clauses }} scheduleLabel="Annex {letter}" />,
      ),
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
