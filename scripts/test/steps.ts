/**
 * Follows the documentation for owners in a copy of the project, all steps together, and checks that
 * the copy is still green: the content check, types, unit tests and unused code.
 *
 * In: docs/walkthrough.md, whose examples are used as they are, and the steps of
 * docs/make-it-yours.md and docs/languages.md, each named below by its heading. Out: .e2e/adopted,
 * for a look at what failed.
 */
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import ts from 'typescript';

import { copyProject, isMain, root, run, stop } from '@/scripts/command';
import { readGenerated } from '@/scripts/export/generated';
import { E2E_DIR, EXPORTS } from '@/scripts/exports';

const ADOPTED = path.join(root, E2E_DIR, 'adopted');

const at = (file: string) => path.join(ADOPTED, file);
const read = (file: string) => readFile(at(file), 'utf8');
const inCopy = (command: string) =>
  run(command, { ...EXPORTS.delivered.env, EXPORT_DIR: '' }, { quiet: true, cwd: ADOPTED });

async function remove(...files: readonly string[]) {
  for (const file of files) await rm(at(file), { recursive: true });
}

/** The files that the steps have written. */
const written = new Set<string>();

async function write(file: string, text: string) {
  written.add(file);
  await mkdir(path.dirname(at(file)), { recursive: true });
  await writeFile(at(file), text);
}

/** Replaces the first occurrence of a text. @throws Error if the file does not contain it */
async function edit(file: string, from: string, to: string) {
  const text = await read(file);
  if (!text.includes(from)) throw new Error(`${file} lacks “${from}”, which a step replaces`);
  await write(
    file,
    text.replace(from, () => to),
  );
}

/** Copies a file, and replaces names in it. */
async function copy(from: string, to: string, names: Readonly<Record<string, string>>) {
  let text = await readFile(path.join(root, from), 'utf8');
  for (const [old, name] of Object.entries(names)) text = text.replaceAll(old, name);
  await write(to, text);
}

/** Deletes a text from its first words to its last ones. */
async function cut(file: string, first: string, last: string) {
  const text = await read(file);
  const start = text.indexOf(first);
  const end = text.indexOf(last, start);
  if (start < 0 || end < 0)
    throw new Error(`${file} lacks “${first} … ${last}”, which a step cuts`);
  await write(file, text.slice(0, start) + text.slice(end + last.length));
}

const insertBefore = (file: string, text: string, inserted: string) =>
  edit(file, text, inserted + text);

/** The code blocks below a heading of docs/walkthrough.md. */
async function examplesOf(heading: string): Promise<string[]> {
  const [, section = ''] = (await read('docs/walkthrough.md')).split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  return [...own.matchAll(/^ *```\w+\n([\s\S]*?)^ *```$/gm)].map(([, code]) =>
    code!.replace(/^ {3}/gm, ''),
  );
}

const ROUTES = 'content/routes.ts';
const HOME = 'app/page.tsx';

/** make-it-yours.md, "Remove a page". */
async function removePage(id: string, folder: string) {
  await cut(ROUTES, `  {\n    id: '${id}',`, '\n  },\n');
  await remove(`app/${folder}`);
}

/** make-it-yours.md, "Rename a page". */
async function renamePage(from: string, to: string) {
  await edit(ROUTES, `path: '/${from}'`, `path: '/${to}'`);
  await edit(ROUTES, `canonical: '/${from}'`, `canonical: '/${to}'`);
  await rename(at(`app/${from}`), at(`app/${to}`));
}

/** make-it-yours.md, "Pages". */
async function changePages() {
  await renamePage('Services', 'Usluge');
  await removePage('faq', 'FAQ');
  await cut(ROUTES, 'import { faqs }', '\n');
  await removePage('terms', 'TermAndCondition');
  await removePage('agreement', 'Privacy-policy');
  await renamePage('Privacy-notice', 'Privacy-policy');
  await edit('content/navigation.ts', "page: 'agreement'", "page: 'privacy-notice'");
}

/** walkthrough.md, "A page". */
async function addPage() {
  const [record, words] = await examplesOf('A page');
  await insertBefore(ROUTES, "  {\n    id: 'contact',", record!);
  await write('content/pages/Careers.ts', words!);
  const page = 'app/Careers/page.tsx';
  await mkdir(at('app/Careers'));
  await cp(path.join(root, 'app/FAQ/page.tsx'), at(page));
  await edit(page, "pageWithId('faq')", "pageWithId('careers')");
  await edit(
    page,
    "{ faq } from '@/content/pages/FAQ'",
    "{ careers } from '@/content/pages/Careers'",
  );
  await edit(page, 'faq.ask', 'careers.ask');
  await edit(
    page,
    'heading={sections.faq} tiles={[2, 4, 11]} long',
    'heading={careers.heading} intro={careers.intro} tiles={[2, 4, 11]}',
  );
  await cut(page, '      <div className="wrap', '\n      </div>\n');
  await cut(page, '      <FaqAccordion', '/>\n');
  await cut(page, '          ...(faqs', '\n');
  for (const name of ['FaqAccordion', 'FAQ_GROUP, FaqList', 'faqs', 'sections', 'faqPage'])
    await cut(page, `import { ${name} }`, '\n');
  await edit(page, 'FaqPage', 'CareersPage');
  await edit(
    'content/navigation.ts',
    "{ label: 'Terms & Condition', page: 'terms' },\n",
    "{ label: 'Terms & Condition', page: 'terms' },\n{ label: 'Careers', page: 'careers' },\n",
  );
}

/** make-it-yours.md, "Remove a section". */
async function removeSections() {
  await cut(HOME, '      <Benefits ', '/>\n');
  await cut(HOME, '      <WhoWeAre\n', '\n      />\n');
  await cut(HOME, '      <Faq ', '</Faq>\n');
  for (const name of ['Benefits', 'benefits', 'WhoWeAre', 'counters', 'Counter'])
    await cut(HOME, `import { ${name} }`, '\n');
  for (const name of ['Faq, FAQ_GROUP', 'FaqAccordion', 'faqs'])
    await cut(HOME, `import { ${name} }`, '\n');
}

/** walkthrough.md, "A section". */
async function addSection() {
  const [component, words, tag] = await examplesOf('A section');
  await write('components/sections/Steps.tsx', component!);
  await edit('content/pages/Services.ts', 'services = {\n', `services = {\n${words}`);
  const page = 'app/Usluge/page.tsx';
  await insertBefore(page, 'import', "import { Steps } from '@/components/sections/Steps';\n");
  await insertBefore(page, '      <Ask ', tag!);
}

/** walkthrough.md, "A list of your own". */
async function addList() {
  const [schema, listed, records, section] = await examplesOf('A list of your own');
  await insertBefore('lib/lists.ts', 'export type Question ', schema!);
  const last = 'people: z.array(person)';
  await insertBefore('lib/lists.ts', last, listed!);
  await write('content/lists/testimonials.json', records!);
  const names = { people: 'testimonials', Person: 'Testimonial' };
  await copy('content/lists/people.ts', 'content/lists/testimonials.ts', names);
  const page = 'app/Careers/page.tsx';
  const from = { Steps: 'components/sections/Steps', testimonials: 'content/lists/testimonials' };
  for (const [name, file] of Object.entries(from))
    await insertBefore(page, 'import', `import { ${name} } from '@/${file}';\n`);
  await insertBefore(page, '      <Ask ', section!);
}

/** walkthrough.md, "A vendor with a frame". */
async function addVendor() {
  const [record, words] = await examplesOf('A vendor with a frame');
  await insertBefore('content/embeds.ts', '} satisfies EmbedRecords', record!);
  await insertBefore('content/embedWords.ts', '  },\n};', words!);
  const link = '\n[How we work](https://www.loom.com/share/0123456789abcdef0123456789abcdef)\n';
  const article = 'content/insights/how-to-read-an-estimate.md';
  await write(article, (await read(article)) + link);
}

/** walkthrough.md, "A collection of your own". */
async function addCollection() {
  const [record, page] = await examplesOf('A collection of your own');
  const names = { insights: 'openings', Insights: 'Openings', ArticlePage: 'OpeningPage' };
  const words = 'content/pages/Openings.ts';
  await copy('content/pages/Insights.ts', words, names);
  await edit(words, "author: 'Written by'", "office: 'Office'");
  await edit(words, "date: 'Published'", "closes: 'Apply until'");
  await edit(words, "feed: 'Subscribe to the feed'", "closed: 'No longer open'");
  await cut(words, "  tags: 'Topics'", '\n  },\n');
  const file = 'content/collections/openings.ts';
  await copy('content/collections/insights.ts', file, names);
  await cut(file, '  fields: {', 'feed: true,\n');
  await edit(file, '  words,\n', `  words,\n${record}`);
  await edit(file, '{ tags, text }', '{ text }');
  await insertBefore(file, 'import', "import { z } from 'zod';\n");
  const line = "import { openings } from '@/content/collections/openings';\n";
  await insertBefore('content/collections.ts', 'import', line);
  await edit('content/collections.ts', '{ work, insights }', '{ work, insights, openings }');
  const entry = 'content/openings/engineer.md';
  const picture = 'estimate-with-notes.webp';
  await write(entry, await read('content/insights/how-to-read-an-estimate.md'));
  await cp(at(`content/insights/${picture}`), at(`content/openings/${picture}`));
  await cut(entry, 'tags:', '\n');
  await edit(entry, 'title:', 'employmentType: FULL_TIME\ncloses: 2099-12-31\ntitle:');
  await copy('app/Insights/page.insights.tsx', 'app/Openings/page.openings.tsx', names);
  const entryPage = 'app/Openings/[slug]/page.openings.tsx';
  await copy('app/Insights/[slug]/page.insights.tsx', entryPage, names);
  await cut(entryPage, '  return <EntryPage', '/>;\n');
  await edit(entryPage, 'EntryProps) {\n', `EntryProps) {\n${page}`);
  for (const [name, from] of [
    ['ClosedNotice', 'components/islands/ClosedNotice'],
    ['openings', 'content/pages/Openings'],
  ])
    await insertBefore(entryPage, 'import', `import { ${name} } from '@/${from}';\n`);
}

/** make-it-yours.md, "Facts" and "Colors", with words that no dictionary of ours has. */
async function nameCompany() {
  await edit('content/site.ts', "name: 'Brightkiln'", "name: 'Mokoš ćup'");
  await insertBefore('tailwind.config.ts', '', '// The colors of Mokoš Adria.\n');
  await insertBefore('lib/company.ts', '', '// Mokoš Adria d.o.o.\n');
}

/** languages.md. */
async function addLanguage() {
  await edit('content/site.ts', "language: 'en'", "language: 'hr'");
  await edit('content/languages.ts', '[];', "['hr', 'en'];");
  await mkdir(at('content/en'));
  await cp(at('content/site.ts'), at('content/en/site.ts'));
  await edit('content/en/site.ts', "language: 'hr'", "language: 'en'");
}

/** make-it-yours.md, "Tests, and what you can delete". */
async function deleteTests() {
  await remove('content/spec.test.ts', 'content/agreement/agreement.test.ts');
  await remove('docs/specification.md', 'e2e/sample', 'e2e/company', 'scripts/bench.ts');
  await cut('package.json', '    "bench":', '\n');
}

type Named = { name: string };
type Unused = Partial<Record<'files' | 'exports' | 'types', Named[]>> & { file: string };

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  return [(statement as ts.DeclarationStatement).name?.getText() ?? ''];
}

/** Whether a part of a file has an identifier of this name. A path or a comment has none. */
function uses(part: ts.Node, name: string): boolean {
  if (ts.isIdentifier(part)) return part.text === name;
  return ts.forEachChild(part, (child) => uses(child, name)) ?? false;
}

/** The file without these exports. What the file itself uses stays, without the word `export`. */
function withoutExports(text: string, names: readonly string[]): string {
  const { statements } = ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, true);
  const parts = statements.map((statement) => statement.getFullText());
  const kept = statements.map((statement, index) => {
    const name = namesOf(statement).find((each) => names.includes(each));
    if (!name) return parts[index]!;
    const isUsed = statements.some((each) => each !== statement && uses(each, name));
    return isUsed ? parts[index]!.replace(/^export /m, '') : '';
  });
  return kept.join('');
}

/** The folders that an owner changes, and the rules that they use. What is elsewhere must not become unused. */
const OWN = /^(app|components|content|lib)\//;

/**
 * What `npm run unused` names: with tests, and if that is nothing, without them. But for exports that only tests
 * use, because their tests have to be edited.
 */
async function findUnused(): Promise<Unused[]> {
  for (const mode of ['', '--production --include files']) {
    const { output } = await inCopy(`npx knip ${mode} --reporter json`);
    const { issues } = JSON.parse(output.slice(output.indexOf('{'))) as { issues: Unused[] };
    if (issues.length > 0) return issues;
  }
  return [];
}

/** make-it-yours.md: deletes the files and exports that `npm run unused` names, until it names nothing. */
async function deleteUnused() {
  for (;;) {
    const issues = await findUnused();
    const files = issues.flatMap((issue) => issue.files?.map(({ name }) => name) ?? []);
    const exported = issues.flatMap(({ file, exports = [], types = [] }) => {
      const names = [...exports, ...types].map(({ name }) => name);
      return names.length > 0 ? [{ file, names }] : [];
    });
    if (issues.length === 0) return;
    if (files.length + exported.length === 0)
      throw new Error(`After the steps, knip finds ${JSON.stringify(issues)}`);
    const ours = [...files, ...exported.map(({ file }) => file)].filter((file) => !OWN.test(file));
    if (ours.length > 0) throw new Error(`After the steps, nothing uses all of ${ours.join(', ')}`);
    const tests = files.map((file) => file.replace(/(\.\w+)$/, '.test$1'));
    await remove(...files, ...tests.filter((file) => existsSync(at(file))));
    for (const { file, names } of exported)
      await write(file, withoutExports(await read(file), names));
    const lines = exported.map(({ file, names }) => `${names.join(', ')} in ${file}`);
    console.log(`Unused, so deleted: ${[...files, ...lines].join(', ')}`);
  }
}

const STEPS = [
  changePages,
  addPage,
  removeSections,
  addSection,
  addList,
  addVendor,
  addCollection,
  nameCompany,
  addLanguage,
  deleteTests,
  deleteUnused,
];

/**
 * The unit tests that the steps can break: those that import a file that the steps have written, and
 * those that read files of the project, whose folder they import. Tests that make pictures take half
 * of the time, and no step changes what they need.
 */
const unitTests = () =>
  [
    'npm run test:unit --ignore-scripts -- --maxWorkers=1',
    "--testPathIgnorePatterns '/(cards|fonts|generate|pictures)\\.test'",
    '--findRelatedTests scripts/command.ts',
    ...[...written].filter((file) => existsSync(at(file))),
  ].join(' ');

/** Prints the output of the commands that fail. Returns whether none does. */
export async function followTheDocs(): Promise<boolean> {
  await copyProject(ADOPTED);
  // Otherwise, all files would be in a folder that git ignores.
  await inCopy('git init --quiet');
  // The checks need such files, but not those of the changed content.
  for (const file of (await readGenerated()).files)
    await cp(path.join(root, file), at(file), { recursive: true });
  for (const follow of STEPS) await follow();
  const commands = ['npm run check:content', 'npm run types --ignore-scripts', unitTests()];
  let ok = true;
  for (const command of commands) {
    const { code, output } = await inCopy(command);
    if (code === 0) continue;
    ok = false;
    console.log(`\nIn ${ADOPTED}, ${command} fails:\n${output}`);
  }
  return ok;
}

if (isMain(import.meta.url)) followTheDocs().then((ok) => (process.exitCode = ok ? 0 : 1), stop);
