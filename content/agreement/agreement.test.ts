import { agreement } from '@/content/agreement/agreement';

type Paragraph = { id?: string; text: string; items?: readonly string[] };
const clauses: { id: string; title: string; paragraphs: readonly Paragraph[] }[] =
  agreement.clauses;
const { schedules } = agreement;

const textOf = (clause: (typeof clauses)[number]) =>
  clause.paragraphs.flatMap(({ text, items = [] }) => [text, ...items]).join('\n');
const clauseAt = (id: string) => clauses.find((clause) => clause.id === id)!;

const allText = clauses.map(textOf).join('\n');

describe('the agreement', () => {
  it('has unique ids for clauses, schedules and paragraphs', () => {
    const paragraphs = clauses.flatMap((clause) => clause.paragraphs);
    const ids = [...clauses, ...schedules, ...paragraphs].flatMap(({ id }) => id ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('refers to clauses and schedules by id, so that their numbers are computed', () => {
    expect(allText).toMatch(/\bSection \{/);
    expect(allText).not.toMatch(/\bclauses?\b/i);
    expect(allText).not.toMatch(/\bsections? \d|\bSchedules? [A-Z]\b/i);
  });

  it('refers to every schedule', () => {
    for (const { id } of schedules) expect(allText).toContain(`{${id}}`);
  });

  it.each([['liability-without-limit', /limits or excludes/]])(
    'gives the id %s to the paragraph that matches %s',
    (id, words) => {
      const paragraphs = clauses.flatMap((clause) => clause.paragraphs);
      expect(paragraphs.find((paragraph) => paragraph.id === id)?.text).toMatch(words);
    },
  );
});

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
    const { paragraphs } = clauseAt('what-the-client-is-responsible-for');
    expect(paragraphs[0]?.text).toMatch(/the Client alone is responsible/);
    expect(paragraphs.filter(({ text }) => text.startsWith(`${duty}.`))).toHaveLength(1);
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
  ])('clause %s includes text that matches %s', (id, words) => {
    expect(textOf(clauseAt(id))).toMatch(words);
  });

  it.each(['skill', 'chance', 'betting', 'slot', 'style'])('cover the game type %s', (kind) => {
    expect(allText.toLowerCase()).toContain(kind);
  });
});
