import { render, screen } from '@testing-library/react';
import { FaqAccordion } from '@/components/islands/page/FaqAccordion';

const items = ['a', 'b', 'c'].map((id) => ({ id, question: `${id}?`, answer: `${id}.` }));

const isOpen = (id: string) => screen.getByText(`${id}.`).closest('details')!.open;

afterEach(() => history.replaceState(null, '', '/'));

it.each([
  ['', 'a'],
  ['#c', 'c'],
  ['#z', 'a'],
])('If the URL of the page has the fragment "%s", the answer %s is open', (hash, open) => {
  history.replaceState(null, '', `/FAQ${hash}`);
  render(<FaqAccordion items={items} />);
  expect(isOpen(open)).toBe(true);
  expect(isOpen('b')).toBe(false);
});
