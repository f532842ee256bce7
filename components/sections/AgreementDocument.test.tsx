import { render, screen, within } from '@testing-library/react';
import { AgreementDocument } from '@/components/sections/AgreementDocument';
import { readAgreement } from '@/lib/agreement/read';

const company = {
  name: 'Heron Boats',
  legalName: 'Heron Boats Ltd',
  offices: [{ line: '7 Slipway, Port Example, 1234' }],
} as const;

const TEXT = `A sample.

### The Company

**{company.legalName}**, of {company.address}

## Parties {#parties}

1. See Section {scope}:
   1. as a friend; or
   2. as [a neighbor](https://site.example/a).
2. Amen.

## Scope {#scope}

## Annex {letter}: Laws {#laws}

### India

- One Act
`;

it('shows numbered paragraphs, and the label of a schedule', () => {
  render(<AgreementDocument agreement={readAgreement(TEXT, company)} />);
  expect(screen.getByRole('definition')).toHaveTextContent(
    'Heron Boats Ltd, of 7 Slipway, Port Example, 1234',
  );
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(headings.map(({ id, textContent }) => [id, textContent])).toEqual([
    ['parties', '1Parties'],
    ['scope', '2Scope'],
    ['laws', 'Annex ALaws'],
  ]);
  const paragraph = screen.getByText('See Section 2:').closest('.clause')!;
  expect(paragraph).toHaveTextContent(/^1\.1/);
  expect(within(paragraph as HTMLElement).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'a neighbor' })).toHaveAttribute(
    'href',
    'https://site.example/a',
  );
  const last = screen.getByText('Amen.');
  expect(last.tagName).toBe('P');
  expect(last.closest('.clause')).toHaveTextContent('1.2Amen.');
});
