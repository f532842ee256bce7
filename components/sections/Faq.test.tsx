import { render, screen } from '@testing-library/react';
import { Faq, FAQ_GROUP, FaqList } from '@/components/sections/Faq';
import { faqs } from '@/content/collections/faqs';
import { sections } from '@/content/sections';

const items = () => [...document.querySelectorAll('details')];

describe('FaqList', () => {
  it('asks its questions in order', () => {
    render(<FaqList items={faqs} />);
    const questions = items().map((item) => item.querySelector('summary')?.textContent);
    expect(questions).toEqual(faqs.map(({ question }) => question));
  });

  it('opens the first answer and no other', () => {
    render(<FaqList items={faqs} />);
    expect(items().map(({ open }) => open)).toEqual(faqs.map((_item, index) => index === 0));
  });

  it.each(faqs)('has the answer to "$question" in the page, open or not', ({ id, answer }) => {
    render(<FaqList items={faqs} />);
    expect(document.getElementById(id)).toContainElement(screen.getByText(answer));
  });

  it('puts all of them in one group, so that the browser keeps one open', () => {
    render(<FaqList items={faqs} />);
    for (const item of items()) expect(item).toHaveAttribute('name', FAQ_GROUP);
  });
});

describe('Faq', () => {
  it('is a region that its heading names', () => {
    render(<Faq heading={sections.faq} items={faqs} />);
    expect(screen.getByRole('region', { name: sections.faq })).toContainElement(items()[0]!);
  });
});
