import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: '.' });

/**
 * Packages with ES modules only, which Jest must compile: those that read and write Markdown
 * (lib/entries/), by the names of their authors' families of packages.
 */
const MODULES =
  'unified|bail|devlop|trough|vfile.*|unist-.*|remark-.*|mdast-.*|micromark.*|rehype-.*|hast-.*|lowlight|feed|github-slugger|decode-named-character-reference|character-.*|@ungap/structured-clone|trim-lines|comma-separated-tokens|space-separated-tokens|estree-.*|longest-streak|zwitch|ccount|parse-entities|is-.*|stringify-entities|property-information|html-void-elements|markdown-table';

const config = withNext({
  testEnvironment: 'jsdom',
  // By default, Jest uses one core fewer than the machine has: on two cores, only one worker.
  maxWorkers: '100%',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/(e2e|out|\\.next|\\.e2e)/'],
  modulePathIgnorePatterns: ['<rootDir>/(out|\\.next|\\.e2e)/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  // The constants of lib/globals.d.ts.
  globals: {
    __TRACKING__: true,
    __LINKEDIN__: true,
    __ANALYTICS__: true,
    __CONSENT__: false,
    __CONSENT_REVISION__: 7,
    __OWN_FORM__: false,
    __LANGUAGES__: false,
    __BASE_PATH__: '',
    __SITE_PATH__: '',
    __UNTRANSLATED__: '',
    __ROUTES__: '',
  },
});

const withModules = async () => ({
  ...(await config()),
  transformIgnorePatterns: [`/node_modules/(?!(${MODULES})/)`],
});

export default withModules;
