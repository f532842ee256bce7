/**
 * Does what the documentation tells an owner to do to a copy of the project, all together, and checks
 * that the copy is still green: the content check, the types, the unit tests, and unused code.
 *
 * In: docs/walkthrough.md, whose examples are used as they are, and the steps of make-it-yours.md and
 * languages.md, each named below by its heading. Out: .e2e/adopted, for a look at what failed.
 */
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { copyProject, isMain, root, run, stop } from '@/scripts/command';
import { generatedFiles } from '@/scripts/export/stamp';
import { E2E_DIR, EXPORTS } from '@/scripts/exports';

const ADOPTED = path.join(root, E2E_DIR, 'adopted');

const at = (file: string) => path.join(ADOPTED, file);
const remove = (...files: readonly string[]) =>
  Promise.all(files.map((file) => rm(at(file), { recursive: true })));

async function write(file: string, text: string) {
  await mkdir(path.dirname(at(file)), { recursive: true });
  await writeFile(at(file), text);
}

/** Replaces one text of a file. @throws Error if the file does not have it */
async function edit(file: string, from: string | RegExp, to: string) {
  const text = await readFile(at(file), 'utf8');
  const edited = text.replace(from, () => to);
  if (edited === text) throw new Error(`${file} lacks ${String(from)}, which a step replaces`);
  await writeFile(at(file), edited);
}

/** The examples in the fenced code blocks below a heading of docs/walkthrough.md. */
async function examplesOf(heading: string): Promise<string[]> {
  const text = await readFile(path.join(root, 'docs/walkthrough.md'), 'utf8');
  const [, section = ''] = text.split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  return [...own.matchAll(/^ *```\w+\n([\s\S]*?)^ *```$/gm)].map(([, code]) =>
    code!.replace(/^ {3}/gm, ''),
  );
}

const recordOf = (id: string) => new RegExp(`  \\{\\n    id: '${id}',[\\s\\S]*?\\n  \\},\\n`);

/** make-it-yours.md, "Remove a page". */
async function removePage(id: string, folder: string) {
  await edit('content/routes.ts', recordOf(id), '');
  await remove(`app/${folder}`);
}

/** make-it-yours.md, "Rename a page". */
async function renamePage(from: string, to: string) {
  await edit('content/routes.ts', `path: '/${from}'`, `path: '/${to}'`);
  await edit('content/routes.ts', `canonical: '/${from}'`, `canonical: '/${to}'`);
  await rename(at(`app/${from}`), at(`app/${to}`));
}

/** make-it-yours.md, "Remove a section": its tag, with its children, and the imports of the page. */
async function removeSection(page: string, name: string, imports: readonly string[]) {
  await edit(page, new RegExp(` *<${name}\\b(?:[^>]|=>)*?(?:/>|>[\\s\\S]*?</${name}>)\\n`), '');
  for (const each of imports)
    await edit(page, new RegExp(`^import \\{ ${each} \\} from .*\\n`, 'm'), '');
}

async function pages() {
  await renamePage('Services', 'Usluge');
  await removePage('agreement', 'Privacy-policy');
  await removePage('terms', 'TermAndCondition');
  await removePage('faq', 'FAQ');
  await renamePage('Privacy-notice', 'Privacy-policy');
  await edit('content/navigation.ts', "page: 'agreement'", "page: 'privacy-notice'");
  const [record, words] = await examplesOf('A page');
  await edit('content/routes.ts', "  {\n    id: 'contact',", `${record}  {\n    id: 'contact',`);
  await write('content/pages/Careers.ts', words!);
  const page = `import { Ask, Crumbs, crumbs } from '@/app/pageParts';
import { JsonLd } from '@/components/site/JsonLd';
import { PageHeader } from '@/components/site/PageHeader';
import { careers } from '@/content/pages/Careers';
import { site } from '@/content/site';
import { pageWithId } from '@/lib/pages';
import { pageMetadata } from '@/lib/seo/metadata';

const route = pageWithId('careers');

export const metadata = pageMetadata(route, site);

export default function CareersPage() {
  return (
    <>
      <PageHeader heading={careers.heading} intro={careers.intro} tiles={[2, 4, 11]}>
        <Crumbs current={route.name} />
      </PageHeader>
      <Ask words={careers.ask} />
      <JsonLd nodes={[crumbs(route.canonical, { current: route.name })]} />
    </>
  );
}
`;
  await write('app/Careers/page.tsx', page);
}

async function sections() {
  const home = 'app/page.tsx';
  await removeSection(home, 'Benefits', ['Benefits', 'benefits']);
  await removeSection(home, 'WhoWeAre', ['WhoWeAre', 'counters', 'Counter']);
  await removeSection(home, 'Faq', ['Faq, FAQ_GROUP', 'FaqAccordion', 'faqs']);
  const [component, words, tag] = await examplesOf('A section');
  await write('components/sections/Steps.tsx', component!);
  await edit(
    'content/pages/Services.ts',
    /^export const services = \{\n/m,
    `export const services = {\n${words!}`,
  );
  const services = 'app/Usluge/page.tsx';
  await edit(
    services,
    /^import /m,
    "import { Steps } from '@/components/sections/Steps';\nimport ",
  );
  await edit(services, / *<Ask /, `      ${tag!.trim()}\n      <Ask `);
}

/** walkthrough.md, "A list". */
async function list() {
  const [schema, listed, rows, module, section] = await examplesOf('A list');
  await edit('lib/lists.ts', /^export type Question /m, `${schema!}\nexport type Question `);
  await edit(
    'lib/lists.ts',
    /^(?=\};\n(?![\s\S]*^\};))/m,
    listed!.replace(/^/gm, '  ').trimEnd() + '\n',
  );
  await write('content/collections/testimonials.json', rows!);
  await write('content/collections/testimonials.ts', module!);
  await write('components/sections/Testimonials.tsx', section!);
  const page = 'app/Careers/page.tsx';
  await edit(page, /^/, "import { Testimonials } from '@/components/sections/Testimonials';\n");
  await edit(page, /^/, "import { testimonials } from '@/content/collections/testimonials';\n");
  await edit(page, / *<Ask /, '      <Testimonials testimonials={testimonials} />\n      <Ask ');
}

/** make-it-yours.md, "Facts" and "Colors", in words that our dictionaries lack; languages.md. */
async function company() {
  await edit('content/site.ts', "language: 'en'", "language: 'hr'");
  await edit('content/site.ts', "name: 'Brightkiln'", "name: 'Mokoš ćup 字'");
  await edit('tailwind.config.ts', /^/, '/** The colors of Mokoš Adria. */\n');
  await edit('lib/company.ts', /^/, '// Mokoš Adria d.o.o.\n');
  await edit('content/languages.ts', '= []', "= ['hr', 'en']");
  await mkdir(at('content/en'), { recursive: true });
  await cp(at('content/site.ts'), at('content/en/site.ts'));
  await edit('content/en/site.ts', "language: 'hr'", "language: 'en'");
}

/** make-it-yours.md, "Tests, and what you can delete". */
async function deletions() {
  await remove('content/spec.test.ts', 'content/agreement', 'content/pages/Privacy-policy.ts');
  await remove('e2e/sample', 'e2e/company', 'docs/specification.md');
  const scripts = await readdir(at('scripts'));
  await remove(
    ...scripts.filter((name) => name.startsWith('bench')).map((name) => `scripts/${name}`),
  );
  await edit('package.json', /^ *"bench": .*\n/m, '');
  await edit('package.json', /^ *"bench:entries": .*\n/m, '');
}

/** Deletes the files that `npm run unused` names, until it names none. */
async function deleteUnused() {
  for (;;) {
    const { output } = await run(
      'npx knip --include files --reporter json',
      {},
      { quiet: true, cwd: ADOPTED },
    );
    const { issues } = JSON.parse(output.slice(output.indexOf('{'))) as {
      issues: { files: { name: string }[] }[];
    };
    const files = issues.flatMap((issue) => issue.files.map(({ name }) => name));
    if (files.length === 0) return;
    console.log(`Unused, so deleted: ${files.join(', ')}`);
    await remove(...files);
  }
}

const COMMANDS = [
  'npm run check',
  'npm run generate && npm run types --ignore-scripts',
  'npm run test:unit --ignore-scripts',
  'npm run unused --ignore-scripts',
];

export async function followTheDocs(): Promise<boolean> {
  await copyProject(ADOPTED);
  for (const file of await generatedFiles())
    await cp(path.join(root, file), at(file), { recursive: true });
  for (const step of [pages, sections, list, company, deletions, deleteUnused]) await step();
  let ok = true;
  for (const command of COMMANDS) {
    const env = { ...EXPORTS.delivered.env, EXPORT_DIR: '' };
    const { code, output } = await run(command, env, { quiet: true, cwd: ADOPTED });
    console.log(`${command}: ${code === 0 ? 'passed' : `FAILED\n${output}`}`);
    ok &&= code === 0;
  }
  return ok;
}

if (isMain(import.meta.url)) followTheDocs().then((ok) => (process.exitCode = ok ? 0 : 1), stop);
