import { render, screen } from '@testing-library/react';
import { PrivacyNotice } from '@/components/sections/PrivacyNotice';
import { SAMPLE_LABEL } from '@/lib/sampleLabel';

const sections = [
  {
    id: 'storage',
    heading: 'Storage',
    paragraphs: ['What is stored.'],
    entries: [],
  },
  { id: 'rights', heading: 'Rights', paragraphs: [`${SAMPLE_LABEL} You can ask.`], entries: [] },
];

describe('PrivacyNotice', () => {
  it('labels what is a sample, and only that', () => {
    const origin = ['Generated.', `${SAMPLE_LABEL} Not reviewed.`];
    render(<PrivacyNotice sections={sections} origin={origin} sampleLabel="Sample" />);
    const labeled = screen.getAllByText('Sample').map((mark) => mark.parentElement!.textContent);
    expect(labeled).toEqual(['Sample Not reviewed.', 'Sample You can ask.']);
    expect(document.body).not.toHaveTextContent(SAMPLE_LABEL);
  });
});
