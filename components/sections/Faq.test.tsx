import { render, screen } from '@testing-library/react';
import { FaqList } from '@/components/sections/Faq';

const items = [
  { id: 'wood', question: 'Which wood do you use?', answer: 'Larch.' },
  { id: 'price', question: 'What is the price?', answer: 'It depends on the length.' },
];

it('a link to a question leads to its answer, because browsers open only the ancestors of a target', () => {
  render(<FaqList items={items} />);
  for (const { id, answer } of items) expect(screen.getByText(answer)).toHaveAttribute('id', id);
});
