import { blogPosting, caseArticle } from './postData';

const post = {
  title: 'A boat',
  description: 'Of oak.',
  date: '2026-03-01',
  tags: ['Oak'],
};
const company = { '@id': expect.stringMatching(/#organization$/) };

it('names the author of an article: a person of the company, another person, or the company', () => {
  const published = { headline: 'A boat', datePublished: '2026-03-01', keywords: ['Oak'] };
  const ada = { role: 'Builder', href: '/AboutUs#ada' };
  const authorOf = (author?: string, person?: typeof ada) =>
    blogPosting('/Insights/a', { ...post, author }, person);
  expect(authorOf('Ada', ada)).toMatchObject({
    ...published,
    author: { '@type': 'Person', name: 'Ada', jobTitle: 'Builder', worksFor: company },
  });
  expect(authorOf('Bo').author).toEqual({ '@type': 'Person', name: 'Bo' });
  expect(authorOf().author).toEqual(company);
});

it('has the social card of the page of a case study', () => {
  expect(caseArticle('/Work/a', post, []).image).toMatch(/\/social\/Work\/a\.jpg$/);
});
