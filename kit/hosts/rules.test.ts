import { movedPages } from './rules';

it('an old URL that differs from the new one only in capital letters gets no page, which could replace the new one', () => {
  const hasPage = (from: string, to: string) => movedPages([{ from, to }])[0]!.hasPage;
  expect(hasPage('/About', '/about#team')).toBe(false);
  expect(hasPage('/About/Index.html', '/about')).toBe(false);
  expect(hasPage('/AboutUs', '/about')).toBe(true);
  expect(hasPage('/about.html', 'https://other.example/about.html')).toBe(true);
});
