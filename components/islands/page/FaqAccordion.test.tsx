import { fireEvent, render } from '@testing-library/react';
import { FaqAccordion } from '@/components/islands/page/FaqAccordion';
import { FAQ_GROUP, FaqList } from '@/components/sections/Faq';

const faqs = ['a', 'b', 'c', 'd'].map((id) => ({ id, question: `${id}?`, answer: `${id}.` }));

/** Like older browsers, jsdom does not support `<details name>`. */
function show() {
  const { container } = render(<FaqList items={faqs} />);
  const items = [...container.querySelectorAll<HTMLDetailsElement>(`[name="${FAQ_GROUP}"]`)];
  render(<FaqAccordion name={FAQ_GROUP} />);
  return items;
}

/** Opens or closes an item, as a click on its question does in a browser. */
function press(item: HTMLDetailsElement) {
  item.open = !item.open;
  fireEvent(item, new Event('toggle'));
}

const openOnes = (items: HTMLDetailsElement[]) =>
  items.flatMap((item, index) => (item.open ? [index] : []));

it('opens all answers for printing, and restores their state afterward', () => {
  const items = show();
  press(items[2]!);
  // Some browsers fire `beforeprint` twice: for the preview and for printing.
  for (let asked = 0; asked < 2; asked += 1) fireEvent(window, new Event('beforeprint'));
  for (const item of items) fireEvent(item, new Event('toggle'));
  expect(openOnes(items)).toEqual([0, 1, 2, 3]);
  fireEvent(window, new Event('afterprint'));
  expect(openOnes(items)).toEqual([2]);
  press(items[1]!);
  expect(openOnes(items)).toEqual([1]);
});
