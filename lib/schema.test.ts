import { question as questionSchema } from '@/content/lists/faqs';
import { product as productSchema } from '@/content/lists/products';
import { readList } from '@/lib/schema';

const question = { id: 'when', question: 'When?', answer: 'Within {hours}.' };
const product = {
  id: 1,
  title: 'Dinghy',
  short: 'Boat',
  purpose: 'To row.',
  image: '/product/dinghy.jpg',
  alt: 'A dinghy',
};

it('accepts what the lists of the sample have', () => {
  expect(readList('faqs', questionSchema, [question])).toEqual([question]);
  expect(readList('products', productSchema, [product])).toEqual([product]);
});

it.each([
  [{ ...question, question: undefined }, '1, question: is missing: write a text without braces'],
  [{ ...question, title: 'A' }, '1, title: is not a field: correct its name, or remove it'],
  [
    { ...question, answer: 'In {days}.' },
    '1, answer: is "In {days}.", but must be a text without braces, except {hours}',
  ],
])('refuses the question %j', (row, problem) =>
  expect(() => readList('faqs', questionSchema, [row])).toThrow(
    `content/lists/faqs.json, ${problem}`,
  ),
);

it('refuses an id that another record has, and names each problem in a line', () => {
  expect(() => readList('products', productSchema, [product, { ...product, alt: '' }])).toThrow(
    'content/lists/products.json, 2, alt: is empty: write a text without braces\n' +
      'content/lists/products.json, 2, id: "1" is the id of another record: change one',
  );
});

it('needs the size of a picture at another host', () => {
  const elsewhere = { ...product, image: 'https://cdn.example/a.jpg', width: 960 };
  expect(() => readList('products', productSchema, [elsewhere])).toThrow(
    '1, height: is missing: write its size in px, because the picture is at another host',
  );
});
