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

it.each([
  [
    { ...question, question: undefined },
    '1, question: is missing, but must be a text without braces',
  ],
  [{ ...question, title: 'A' }, '1: Unrecognized key: "title"'],
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
  const twins = [product, { ...product, title: 'Ferry' }];
  expect(() => readList('products', productSchema, twins)).toThrow(
    'content/lists/products.json, 2, id: is 1, but must be an id that no other record has',
  );
  expect(() => readList('products', productSchema, [{ ...product, alt: '', id: 0 }])).toThrow(
    'content/lists/products.json, 1, id: is 0, but must be a whole number above 0\n' +
      'content/lists/products.json, 1, alt: is "", but must be a text without braces',
  );
});

it('needs the size of a picture at another host', () => {
  const elsewhere = { ...product, image: 'https://cdn.example/a.jpg', width: 960 };
  expect(() => readList('products', productSchema, [elsewhere])).toThrow(
    '1, width: must be the width in px, next to the height, because the picture is at another host',
  );
});
