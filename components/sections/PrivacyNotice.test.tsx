import { render, screen } from '@testing-library/react';
import { PrivacyNotice } from '@/components/sections/PrivacyNotice';
import type { Labels } from '@/lib/privacy/notice';
import { SAMPLE_LABEL } from '@/lib/text/sampleLabel';

const sections = [
  {
    id: 'rights',
    number: '1',
    title: 'Rights',
    paragraphs: ['You may ask.', `${SAMPLE_LABEL} You can ask.`],
    entries: [],
  },
];

const labels = {} as Labels;

describe('PrivacyNotice', () => {
  it('labels what is a sample, and only that', () => {
    const origin = ['Generated.', `${SAMPLE_LABEL} Not reviewed.`];
    render(
      <PrivacyNotice sections={sections} labels={labels} origin={origin} sampleLabel="Sample" />,
    );
    const labeled = screen.getAllByText('Sample').map((mark) => mark.parentElement!.textContent);
    expect(labeled).toEqual(['Sample Not reviewed.', 'Sample You can ask.']);
    expect(document.body).not.toHaveTextContent(SAMPLE_LABEL);
  });
});
