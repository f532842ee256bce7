/** @jest-environment node */
import { scripts } from '@/package.json';

import { lint, type Snippet } from './lint-fixture';

const SERVER = ['sections', 'site', 'parts'].map((folder) => `components/${folder}`);
const COMPONENTS = [...SERVER, 'components/islands'];
const NAMED = [...COMPONENTS, 'content', 'e2e', 'lib', 'scripts', 'art'];

const value = (file: string, module: string): Snippet => ({
  file,
  code: `import { probe } from '${module}';\nexport const found = probe;\n`,
});
const type = (file: string, module: string): Snippet => ({
  file,
  code: `import type { Probe } from '${module}';\nexport type Found = Probe;\n`,
});
/** The same code in a new file of each of these folders. */
const inEach = (folders: readonly string[], code: string, name = 'Probe.tsx'): Snippet[] =>
  folders.map((folder) => ({ file: `${folder}/${name}`, code }));
const long = (count: number) => `export {}; // ${count} lines\n`.repeat(count);

/** What the linter must say, and files that make it say so. */
const REFUSED: readonly (readonly [message: string, snippets: readonly Snippet[]])[] = [
  [
    'Pages know nothing of the build; put shared rules in lib/.',
    [value('app/probe.ts', '@/scripts/check'), value('app/probe.ts', '@/e2e/support/site')],
  ],
  [
    'Server components are built of parts and lib; app/ hands them copy and islands.',
    [
      ...SERVER.map((folder) => value(`${folder}/Probe.tsx`, '@/content/site')),
      ...SERVER.map((folder) => value(`${folder}/Probe.tsx`, '@/components/islands/Counter')),
      value('components/sections/Probe.tsx', '@/components/site/Logo'),
      value('components/parts/Probe.tsx', '@/components/sections/Faq'),
    ],
  ],
  [
    'Islands are built of islands, parts and lib.',
    [
      value('components/islands/Probe.tsx', '@/content/shared'),
      value('components/islands/Probe.tsx', '@/components/sections/Faq'),
    ],
  ],
  [
    'This folder knows neither the routes nor the build.',
    [
      ...COMPONENTS.map((folder) => value(`${folder}/Probe.tsx`, '@/app/shared')),
      ...COMPONENTS.map((folder) => type(`${folder}/Probe.tsx`, '@/scripts/check')),
      type('content/probe.ts', '@/app/shared'),
    ],
  ],
  [
    'lib imports nothing of the project but lib.',
    [value('lib/probe.ts', '@/content/site'), type('lib/probe.ts', '@/components/parts/Icon')],
  ],
  [
    'Copy imports values from content alone, and types.',
    [value('content/probe.ts', '@/components/sections/Faq'), value('content/probe.ts', '@/lib/a')],
  ],
  [
    'Import content, lib and scripts/policy; test pages by URL.',
    [
      value('e2e/probe.spec.ts', '@/components/parts/Icon'),
      value('e2e/configured/probe.spec.ts', '@/app/shared'),
      value('scripts/probe.ts', '@/app/sitemap'),
    ],
  ],
  ['Test pages in e2e/.', [value('components/islands/Probe.test.tsx', '@/app/shared')]],
  [
    "Cross a folder with '@/', never with '../'.",
    ['app/FAQ', ...NAMED].map((folder) => value(`${folder}/probe.ts`, '../other/probe')),
  ],
  [
    'Client code lives in components/islands/, so that one folder shows the whole bill.',
    inEach(['app', ...SERVER, 'content', 'lib'], "'use client';\nexport const probe = 1;\n"),
  ],
  [
    'Export by name; only Next.js and tools ask for a default.',
    [
      ...inEach(NAMED, 'export default function Probe() {}\n'),
      ...inEach(NAMED, 'export { probe as default };\nconst probe = 1;\n'),
    ],
  ],
  [
    'lib/env.ts reads the settings.',
    inEach(['app', ...COMPONENTS, 'content', 'lib'], 'export const probe = process.env.PROBE;\n'),
  ],
  ['Unexpected console statement.', inEach(['app', ...COMPONENTS, 'lib'], 'console.log(1);\n')],
  ['Maximum allowed is 125.', inEach(['app', ...NAMED], long(126))],
  ['Maximum allowed is 160.', inEach(['lib', 'scripts'], long(161), 'probe.test.ts')],
  [
    "you have 'noInlineConfig' setting",
    [
      { file: 'lib/probe.ts', code: '/* eslint-disable max-lines */\nexport {};\n' },
      { file: 'lib/probe.ts', code: '/* eslint max-lines: "off" */\nexport {};\n' },
    ],
  ],
];

const ACCEPTED: readonly Snippet[] = [
  value('app/probe.ts', '@/content/site'),
  value('app/probe.ts', '@/components/islands/Counter'),
  value('components/sections/Probe.tsx', '@/components/parts/Icon'),
  value('components/islands/Probe.tsx', '@/lib/popup'),
  value('components/sections/Probe.test.tsx', '@/content/site'),
  type('components/parts/Probe.tsx', '@/components/sections/Faq'),
  type('content/probe.ts', '@/components/sections/Faq'),
  value('lib/probe.ts', '@/lib/paths'),
  value('e2e/probe.spec.ts', '@/scripts/policy/e2e'),
  { file: 'components/islands/Probe.tsx', code: "'use client';\nexport const probe = 1;\n" },
  { file: 'app/probe/page.tsx', code: 'export default function Probe() {}\n' },
  { file: 'lib/env.ts', code: 'export const probe = process.env.PROBE;\n' },
  ...inEach(NAMED, long(125)),
  ...inEach(['lib'], long(160), 'probe.test.ts'),
];

const name = ({ file, code }: Snippet) => `${file}: ${code.split('\n')[0]}`;

describe('the linter', () => {
  const cases = REFUSED.flatMap(([message, snippets]) =>
    snippets.map((snippet) => ({ message, snippet })),
  );
  const all = [...cases.map(({ snippet }) => snippet), ...ACCEPTED];
  let said: Map<Snippet, string[]>;

  beforeAll(() => {
    const found = lint(all);
    said = new Map(all.map((snippet, index) => [snippet, found[index]!]));
  });

  it('holds in `npm test`, warnings too', () => {
    expect(scripts.lint).toBe('eslint . --max-warnings 0');
  });

  it.each(cases.map(({ message, snippet }) => [name(snippet), message, snippet] as const))(
    'refuses %s and says: %s',
    (_name, message, snippet) => {
      expect(said.get(snippet)).toEqual([expect.stringContaining(message)]);
    },
  );

  it.each(ACCEPTED.map((snippet) => [name(snippet), snippet] as const))(
    'takes %s',
    (_name, snippet) => {
      expect(said.get(snippet)).toEqual([]);
    },
  );
});
