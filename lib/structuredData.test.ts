import { articleNode, breadcrumbList, organization, webSite } from '@/lib/structuredData';

/** A page that this site does not have. */
const SHOP = '/shop' as '/';

const post = {
  title: 'A boat',
  description: 'Of oak.',
  date: '2026-03-01',
};
it('Structured data has absolute URLs only', () => {
  const nodes = [
    organization(),
    webSite(),
    breadcrumbList(SHOP, [{ label: 'Home', href: '/' }, { label: 'Shop' }]),
    articleNode(SHOP, post, []),
  ];
  expect(JSON.stringify(nodes)).not.toContain('":"/');
});

const company = { '@id': expect.stringMatching(/#organization$/) };

it('names the author of an article: a person of the company, another person, or the company', () => {
  const published = { headline: 'A boat', datePublished: '2026-03-01', keywords: ['Oak'] };
  const ada = { role: 'Builder', href: '/AboutUs#ada' };
  const authorOf = (author?: string, person?: typeof ada) =>
    articleNode(SHOP, { ...post, author }, ['Oak'], person);
  expect(authorOf('Ada', ada)).toMatchObject({
    ...published,
    author: { '@type': 'Person', name: 'Ada', jobTitle: 'Builder', worksFor: company },
  });
  expect(authorOf('Bo').author).toEqual({ '@type': 'Person', name: 'Bo' });
  expect(authorOf().author).toEqual(company);
});

it('has the social card of the page of a case study', () => {
  expect(articleNode(SHOP, post, []).image).toMatch(/\/social\/shop\.jpg$/);
});
