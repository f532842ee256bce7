import { agreement } from '@/content/agreement/agreement';
import { sampleClient, site } from '@/content/site';

type Paragraph = { text: string; items?: readonly string[] };
const clauses: { id: string; title: string; paragraphs: readonly Paragraph[] }[] =
  agreement.clauses;
const { schedules } = agreement;

const textOf = (clause: (typeof clauses)[number]) =>
  clause.paragraphs.flatMap(({ text, items = [] }) => [text, ...items]).join('\n');
const numberOf = (id: string) => clauses.findIndex((clause) => clause.id === id) + 1;
const clauseAt = (id: string) => clauses[numberOf(id) - 1]!;

/** The numbers that a text refers to: "clause 5.4", "Clauses 2, 5 to 9 and 12". */
const referencesIn = (text: string) =>
  [...text.matchAll(/\bclauses? (\d+(?:\.\d+)?(?:(?:, | and | to )\d+(?:\.\d+)?)*)/gi)].flatMap(
    ([, numbers]) => numbers!.match(/\d+(?:\.\d+)?/g)!,
  );

const references = clauses.flatMap((clause, index) =>
  referencesIn(textOf(clause)).map((number): [string, number] => [number, index + 1]),
);

describe('the agreement', () => {
  it('is between the company and the sample client, at their addresses', () => {
    expect(agreement.parties.map(({ name }) => name)).toEqual([site.name, sampleClient.name]);
    expect(agreement.parties[0]?.detail).toContain(`registered office at ${site.addressLine}`);
    expect(agreement.parties[1]?.detail).toContain(sampleClient.address);
  });

  it('gives each clause and schedule an anchor of its own', () => {
    const ids = [...clauses, ...schedules].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  it('refers to other clauses at all', () => {
    expect(references.length).toBeGreaterThan(20);
  });

  it.each(references)('refers to clause %s, from clause %i, which exists', (number) => {
    const [clause, paragraph = 1] = number.split('.').map(Number) as [number, number?];
    expect(clauses[clause - 1]?.paragraphs[paragraph - 1]).toBeDefined();
  });

  it('calls a clause "this clause" by its own number', () => {
    clauses.forEach((clause, index) => {
      for (const [, number] of textOf(clause).matchAll(/this clause (\d+)/g))
        expect([clause.id, Number(number)]).toEqual([clause.id, index + 1]);
    });
  });

  it.each([
    ['clause %i assigns', 'what-the-client-is-responsible-for'],
    ['authority in clause %i', 'gross-gaming-revenue'],
    ['indemnify under clause %i', 'indemnity'],
    ['notice under clause %i', 'suspension-for-illegal-operation'],
    ['change under clause %i', 'changes'],
    ['subject to clause %i', 'notices'],
    ['work described in clause %i', 'what-the-company-does'],
  ])('means the right clause where it says "%s"', (words, id) => {
    const text = clauses.map(textOf).join('\n');
    expect(text).toContain(words.replace('%i', String(numberOf(id))));
  });

  it('names only schedules that it has', () => {
    const letters = schedules.map((_schedule, index) => String.fromCharCode(65 + index));
    const named = clauses.flatMap((clause) =>
      [...textOf(clause).matchAll(/Schedules? ([A-Z](?:(?:, | and )[A-Z])*)\b/g)].flatMap(
        ([, list]) => list!.match(/[A-Z]/g)!,
      ),
    );
    expect([...new Set(named)].sort()).toEqual(letters);
  });
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
  ])('make the Client alone responsible: %s', (duty) => {
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
  ])('stand in the clause %s: %s', (id, words) => {
    expect(textOf(clauseAt(id))).toMatch(words);
  });

  it.each(['skill', 'chance', 'betting', 'slot', 'style'])('cover games of %s', (kind) => {
    expect(clauses.map(textOf).join('\n').toLowerCase()).toContain(kind);
  });

  it('name Indian and international laws, and licensing bodies', () => {
    expect(schedules.map(({ title }) => title)).toEqual([
      'Examples of Indian laws',
      expect.stringMatching(/gambling laws in other countries/),
      expect.stringMatching(/technology, consumer, privacy/),
      'Examples of gaming licensing bodies',
    ]);
  });
});
