import { readFileSync } from 'node:fs';

const text = readFileSync('content/agreement.md', 'utf8');
const sections = new Map(
  text
    .split(/^## /m)
    .map((section) => [/\{#([a-z]+(?:-[a-z]+)*)\}$/m.exec(section.split('\n')[0]!)?.[1], section]),
);
const sectionAt = (id: string) => sections.get(id)!;

describe('the main points of the agreement', () => {
  it.each([
    'Legal and regulatory compliance',
    'Licensing',
    'Geoblocking of unlicensed regions',
    'Restricting access to adults',
    'User authentication and security',
    'Data protection',
    'User complaints',
    'Fraud',
    'Payment disputes',
    'Content moderation',
  ])('make only the Client responsible for this area: %s', (duty) => {
    const section = sectionAt('what-the-client-is-responsible-for');
    expect(section).toMatch(/^5\.1 .*the Client alone is responsible/m);
    expect(section.match(new RegExp(`^5\\.\\d+ ${duty}\\. `, 'gm'))).toHaveLength(1);
  });

  it.each([
    ['what-the-company-does', /technical development only.*design.*coding.*integration.*delivery/s],
    ['indemnity', /the Client must indemnify/i],
    ['gross-gaming-revenue', /the Client must pay Gross Gaming Revenue \(GGR\)/i],
    ['gross-gaming-revenue', /directly to the Game Provider/],
    ['gross-gaming-revenue', /to the Game Provider through the Company/],
    ['gross-gaming-revenue', /may apply to a Game Provider on the Client’s behalf/],
    [
      'suspension-for-illegal-operation',
      /If the Company learns.*of an Illegal Operation.*immediately.*suspend or terminate the Operation/s,
    ],
    ['scope-of-work', /may include:.*skill.*chance.*betting.*slot.*style/is],
  ])('section %s includes text that matches %s', (id, words) => {
    expect(sectionAt(id)).toMatch(words);
  });

  it.each([
    'schedule-india',
    'schedule-international-gambling',
    'schedule-international-conduct',
    'schedule-licensing-bodies',
  ])('%s names examples', (id) => {
    expect(sectionAt(id).match(/^- /gm)!.length).toBeGreaterThan(20);
  });
});

/** In the order of the text: sections and schedules, and then their paragraphs. */
const headings = [...text.matchAll(/^## (?:(\d+)\.|Schedule ([A-Z]):)/gm)].map(
  ([, section, schedule]) => section ?? schedule!,
);
const paragraphs = [...text.matchAll(/^(\d+)\.(\d+) /gm)].map(([number]) => number.trim());

it('refers to sections, paragraphs and schedules that it has', () => {
  const LIST =
    /\b(?:Sections?|Schedules?) ((?:\d+(?:\.\d+)?|[A-Z]\b)(?:(?:, and|,| and| through) (?:\d+(?:\.\d+)?|[A-Z]\b))*)/g;
  const references = [...text.matchAll(LIST)].flatMap(([, list]) =>
    list!.match(/\d+(?:\.\d+)?|[A-Z]\b/g)!,
  );
  expect(references.length).toBeGreaterThan(40);
  expect(references.filter((each) => ![...headings, ...paragraphs].includes(each))).toEqual([]);
});
