import { render, screen } from '@testing-library/react';
import { Faq, FAQ_GROUP, FaqList } from '@/components/sections/Faq';
import { faqs } from '@/content/collections/faqs';
import { sections } from '@/content/sections';

const items = () => [...document.querySelectorAll('details')];

describe('Faq', () => {
  it('is a region labelled by its heading', () => {
    render(<Faq heading={sections.faq} items={faqs} />);
    expect(screen.getByRole('region', { name: sections.faq })).toContainElement(items()[0]!);
  });
});
