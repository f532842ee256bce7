import { readFileSync } from 'node:fs';

const text = readFileSync('content/agreement.md', 'utf8');
/** The sections and schedules by their ids. */
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
    expect(section).toMatch(/^1\. .*the Client alone is responsible/m);
    expect(section.split(`. ${duty}. `)).toHaveLength(2);
  });

  it.each([
    ['what-the-company-does', /design.*cod(e|ing).*integrat.*deliver/is],
    ['indemnity', /the Client must indemnify/i],
    ['gross-gaming-revenue', /the Client must pay Gross Gaming Revenue \(GGR\)/i],
    ['gross-gaming-revenue', /directly to the Game Provider/],
    ['gross-gaming-revenue', /to the Game Provider through the Company/],
    ['gross-gaming-revenue', /may apply to a Game Provider on the Client’s behalf/],
    ['suspension-for-illegal-operation', /immediately/],
    ['suspension-for-illegal-operation', /suspend or terminate the Operation/],
  ])('section %s includes text that matches %s', (id, words) => {
    expect(sectionAt(id)).toMatch(words);
  });

  it.each(['skill', 'chance', 'betting', 'slot', 'style'])('cover the game type %s', (kind) => {
    expect(text.toLowerCase()).toContain(kind);
  });
});
