import { render, screen } from '@testing-library/react';
import { noticeContents, PrivacyNotice } from '@/components/sections/PrivacyNotice';
import { SAMPLE_LABEL } from '@/lib/sampleLabel';

const sections = [
  {
    id: 'storage',
    heading: 'Storage',
    paragraphs: ['What is stored.'],
    entries: [
      {
        title: 'flag',
        isCode: true,
        rows: [
          { label: 'Why', text: 'It remembers.' },
          { label: 'Hosts', text: '', codes: ['a.example', 'b.example'] },
          { label: 'More', text: 'a.example/privacy', href: 'https://a.example/privacy' },
        ],
      },
    ],
  },
  { id: 'rights', heading: 'Rights', paragraphs: [`${SAMPLE_LABEL} You can ask.`], entries: [] },
];

describe('PrivacyNotice', () => {
  it('numbers its sections as the table of contents does', () => {
    render(<PrivacyNotice sections={sections} origin={[]} sampleLabel="Sample" />);
    const headings = screen.getAllByRole('heading', { level: 2 });
    expect(headings.map(({ id, textContent }) => [id, textContent])).toEqual(
      noticeContents(sections).map(({ id, number, title }) => [id, number + title]),
    );
  });

  it('labels what is a sample, and only that', () => {
    const origin = ['Generated.', `${SAMPLE_LABEL} Not reviewed.`];
    render(<PrivacyNotice sections={sections} origin={origin} sampleLabel="Sample" />);
    const labeled = screen.getAllByText('Sample').map((mark) => mark.parentElement!.textContent);
    expect(labeled).toEqual(['Sample Not reviewed.', 'Sample You can ask.']);
    expect(document.body).not.toHaveTextContent(SAMPLE_LABEL);
  });

  it('lists the facts of an entry, with hosts as a list and a link where there is one', () => {
    render(<PrivacyNotice sections={sections} origin={[]} sampleLabel="Sample" />);
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Why',
      'Hosts',
      'More',
    ]);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'a.example',
      'b.example',
    ]);
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://a.example/privacy');
  });
});
