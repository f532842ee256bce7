import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypeScript from 'eslint-config-next/typescript';

/**
 * The layout of the code, as rules. Which folder may import which is drawn in README.md;
 * a type may be imported from further away than a value, because it leaves nothing in the bundle.
 */
const PARENT = {
  regex: String.raw`^\.\./`,
  message: "Cross a folder with '@/', never with '../'.",
};

const nothing = (folders, message) => ({ regex: `^@/(${folders})(/|$)`, message });
const onlyFrom = (folders, message) => ({ regex: `^@/(?!(${folders})/)`, message });

/** What components and content may not import even as a type: routes, build, tests, drawings. */
const OUTSIDE = 'app|scripts|e2e|art';
/** A type that one pattern allows, all patterns allow: so this one leaves OUTSIDE to `nothing`. */
const valuesOnlyFrom = (folders, message) => ({
  ...onlyFrom(`${folders}|${OUTSIDE}`, message),
  allowTypeImports: true,
});

/** ESLint takes the last match of a rule whole, so each folder's fence carries all its patterns. */
const fence = (files, ...patterns) => ({
  files,
  rules: {
    'no-restricted-imports': 'off',
    '@typescript-eslint/no-restricted-imports': ['error', { patterns: [PARENT, ...patterns] }],
  },
});

const INSIDE = nothing(OUTSIDE, 'This folder knows neither the routes nor the build.');

const fences = [
  fence(['**/*.{ts,tsx,mjs}']),
  fence(
    ['app/**'],
    nothing('scripts|e2e|art', 'Pages know nothing of the build; put shared rules in lib/.'),
  ),
  ...['sections', 'site', 'parts'].map((folder) =>
    fence(
      [`components/${folder}/**`],
      INSIDE,
      valuesOnlyFrom(
        `components/(${folder}|parts)|lib`,
        'Server components are built of parts and lib; app/ hands them copy and islands.',
      ),
    ),
  ),
  fence(
    ['components/islands/**'],
    INSIDE,
    valuesOnlyFrom(
      'components/(islands|parts)|lib',
      'Islands are built of islands, parts and lib.',
    ),
  ),
  fence(['lib/**'], onlyFrom('lib', 'lib imports nothing of the project but lib.')),
  fence(
    ['content/**'],
    INSIDE,
    valuesOnlyFrom('content', 'Copy imports values from content alone, and types.'),
  ),
  fence(
    ['scripts/**', 'e2e/**'],
    nothing('app|components|art', 'Import content, lib and scripts/policy; test pages by URL.'),
  ),
  // A unit test may read the copy it checks against.
  fence(['{components,lib,content}/**/*.test.{ts,tsx}'], nothing('app', 'Test pages in e2e/.')),
];

const NO_CLIENT = {
  selector: "ExpressionStatement[directive='use client']",
  message: 'Client code lives in components/islands/, so that one folder shows the whole bill.',
};
const NO_DEFAULT = {
  selector: "ExportDefaultDeclaration, ExportSpecifier[exported.name='default']",
  message: 'Export by name; only Next.js and tools ask for a default.',
};
const syntax = (files, ...rules) => ({
  files,
  rules: { 'no-restricted-syntax': ['error', ...rules] },
});

/** At most so many lines of code: what is longer has a second subject. */
const lines = (files, max, ignores = []) => ({
  files,
  ignores,
  rules: { 'max-lines': ['error', { max, skipBlankLines: true, skipComments: true }] },
});

const config = [
  {
    ignores: [
      '.next/',
      'out/',
      '.e2e/',
      'public/',
      'coverage/',
      'next-env.d.ts',
      'lib/*.generated.ts',
    ],
  },
  ...nextVitals,
  ...nextTypeScript,
  // Pictures are made at build time (components/parts/Picture); next/image would ship script.
  { rules: { '@next/next/no-img-element': 'off' } },
  ...fences,
  syntax(['{components,content,lib,scripts,e2e,art}/**'], NO_CLIENT, NO_DEFAULT),
  syntax(['app/**'], NO_CLIENT),
  // What a comment could switch off would hold until the next hurry.
  { linterOptions: { noInlineConfig: true } },
  // Next.js refuses this file without the directive, though it only names an island.
  { files: ['app/global-error.tsx'], rules: { 'no-restricted-syntax': 'off' } },
  syntax(['components/islands/**'], NO_DEFAULT),
  { files: ['e2e/playwright.config.ts'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['{app,components,content,lib}/**'],
    ignores: ['lib/env.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'lib/env.ts reads the settings.' },
      ],
    },
  },
  {
    files: ['{app,components,lib}/**'],
    rules: { 'no-console': ['error', { allow: ['warn', 'error'] }] },
  },
  lines(['{app,art,components,content,e2e,lib,scripts}/**'], 125, ['content/agreement/**']),
  // A table of cases is read line by line.
  lines(['**/*.test.{ts,tsx}'], 160),
];

export default config;
