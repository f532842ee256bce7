import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: '.' });

/** Packages with ES modules only, which Jest must compile: those for Markdown, by families of names. */
const MODULES =
  'react-markdown|html-url-attributes|escape-string-regexp|unified|bail|devlop|trough|vfile.*|unist-.*|remark-.*|mdast-.*|micromark.*|rehype-.*|hast-.*|lowlight|feed|github-slugger|decode-named-character-reference|character-.*|@ungap/structured-clone|trim-lines|comma-separated-tokens|space-separated-tokens|estree-.*|longest-streak|zwitch|ccount|parse-entities|is-.*|stringify-entities|property-information|html-void-elements|markdown-table';

const BUILT = 'out|\\.next|\\.e2e';

const shared = {
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  modulePathIgnorePatterns: [`<rootDir>/(${BUILT})/`],
};

/** With another company, so that no fact of the owner's can break the tests. */
const code = {
  displayName: 'code',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: [
    '/node_modules/',
    `<rootDir>/(components|content|e2e|lib/browser|${BUILT})/`,
  ],
  moduleNameMapper: { '^@/content/site$': '<rootDir>/scripts/test/site' },
};

/** jsdom takes longer to start than most tests take. */
const browser = {
  ...code,
  displayName: 'browser',
  testEnvironment: 'jsdom',
  testMatch: ['<rootDir>/{components,lib/browser}/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: [],
};

/** Whoever replaces the sample's words deletes them. */
const sample = { displayName: 'sample', testMatch: ['<rootDir>/content/**/*.test.ts'] };

/** The compiler of Next.js would resolve the paths of tsconfig.json before `moduleNameMapper` sees them. */
const withoutPaths = ([compiler, options]) => [
  compiler,
  { ...options, resolvedBaseUrl: undefined },
];

async function projects() {
  const next = await withNext(shared)();
  const [[files, compiler]] = Object.entries(next.transform);
  return [code, browser, sample].map((project) => ({
    ...next,
    ...project,
    transform: { [files]: withoutPaths(compiler) },
    transformIgnorePatterns: [`/node_modules/(?!(${MODULES})/)`],
    moduleNameMapper: {
      ...next.moduleNameMapper,
      ...project.moduleNameMapper,
      '^@/(.*)$': '<rootDir>/$1',
    },
  }));
}

const config = async () => ({
  // By default, one core fewer: on two cores, only one worker.
  maxWorkers: '100%',
  projects: await projects(),
});

export default config;
