import { existsSync } from 'node:fs';
import path from 'node:path';

import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypeScript from 'eslint-config-next/typescript';

/** Whoever has deleted this file has a site of their own, which has no rules of ours. */
const isSample = existsSync(new URL('content/spec.test.ts', import.meta.url));

/** Imports between folders (CONTRIBUTING.md). Types add nothing to a bundle, so some rules allow them. */
const PARENT = {
  regex: String.raw`^\.\./`,
  message: "Import from other folders with '@/', not with '../'.",
};

const nothing = (folders, message) => ({ regex: `^@/(${folders})(/|$)`, message });
const onlyFrom = (folders, message) => ({ regex: `^@/(?!(${folders})/)`, message });

/** Not even types. */
const OUTSIDE = 'app|scripts|e2e';
/** `allowTypeImports` would also allow types from OUTSIDE, so a separate pattern forbids them. */
const valuesOnlyFrom = (folders, message) => ({
  ...onlyFrom(`${folders}|${OUTSIDE}`, message),
  allowTypeImports: true,
});

/**
 * All patterns for a folder in one call: ESLint applies only the last entry that configures this rule for a
 * file.
 */
const fence = (files, ...patterns) => ({
  files,
  rules: {
    'no-restricted-imports': 'off',
    '@typescript-eslint/no-restricted-imports': ['error', { patterns: [PARENT, ...patterns] }],
  },
});

const INSIDE = nothing(OUTSIDE, 'This folder must not import routes, build code or tests.');
const PACKAGES = {
  regex: String.raw`^(?!@/|\.|(react|react-dom|next)(/|$))`,
  message: 'Components may import only the packages react and next.',
  allowTypeImports: true,
};

const NOT_PAGES = nothing('app', 'Test pages in e2e/ instead.');
/** The lists in JSON have schemas, and in Jest, the rows of a small company (jest.config.mjs). */
const NOT_CONTENT = {
  regex: '^@/content/(?!lists/(brands|faqs|people|products|quotes)$)',
  message: 'A test of code must not depend on the words of the site: give it its own data.',
};

/** Of lib/, what does not run only in browsers. */
const RULES = 'lib(?!/browser/)';
/** Of lib/, what also runs in browsers: nothing in it reads settings or content. */
const IN_BROWSER =
  'lib(?!/(agreement|cards|env|flags|markdown|metadata|pages|posts|schema|structuredData|vcard)$)';

const islandFence = (files, folders) =>
  fence(
    [files],
    INSIDE,
    valuesOnlyFrom(
      folders,
      'Islands may import only islands, parts and what of lib runs in the browser.',
    ),
    PACKAGES,
  );

const fences = [
  fence(['**/*.{ts,tsx,mjs}']),
  fence(
    ['app/**'],
    nothing('scripts|e2e', 'Pages must not import build code: move shared code to lib/.'),
    nothing(
      'components/first-script|lib/browser',
      'Pages do not run in the browser: mount an island.',
    ),
  ),
  ...['sections', 'site', 'parts'].map((folder) =>
    fence(
      [`components/${folder}/**`],
      INSIDE,
      valuesOnlyFrom(
        `components/(${folder === 'parts' ? 'parts' : 'sections|site|islands|parts'})|content|${RULES}`,
        'Server components may import only components, content and lib, and parts only parts.',
      ),
      PACKAGES,
    ),
  ),
  // Renders Markdown, only on the server.
  fence(
    ['components/parts/Markdown.tsx', 'components/sections/AgreementDocument.tsx'],
    INSIDE,
    valuesOnlyFrom(
      `components/parts|content|${RULES}`,
      'This part may import only parts, content and lib.',
    ),
  ),
  islandFence('components/islands/**', `components/(islands|parts)|${IN_BROWSER}`),
  fence(
    ['app/global-error.tsx'],
    onlyFrom('lib/browser', 'This file may import only what runs in the browser.'),
  ),
  fence(
    ['components/first-script/**'],
    INSIDE,
    onlyFrom(
      `components/first-script|${IN_BROWSER}`,
      'The first script is part of every page: it may import only first-script and what of lib runs in the browser.',
    ),
    { regex: String.raw`^(?!@/|\.)`, message: 'The inline script may import no packages.' },
  ),
  fence(['lib/**'], onlyFrom('lib|content', 'Rules may import only lib and content.'), {
    ...nothing('lib/browser', 'This code also runs in a build: it may not import lib/browser.'),
    allowTypeImports: true,
  }),
  fence(
    ['lib/browser/**'],
    onlyFrom(
      IN_BROWSER,
      'This code runs in the browser: it may import only what of lib does, too.',
    ),
  ),
  fence(
    ['content/**'],
    INSIDE,
    ...(isSample
      ? [
          {
            regex: `^@/(?!(content|${OUTSIDE})/|lib/(company|schema)$)`,
            message: 'Content may import values only from content, and what checks it.',
            allowTypeImports: true,
          },
        ]
      : []),
  ),
  fence(
    ['scripts/**', 'e2e/**'],
    nothing('app|components', 'Import content, lib or scripts instead, and test pages by URL.'),
  ),
  fence(
    ['e2e/sample/**'],
    nothing(
      'app|components|content|lib',
      'Write down the words and numbers that visitors see. Only tests of code read modules.',
    ),
  ),
  // Tests of code have their own content.
  fence(['{components,lib}/**/*.test.{ts,tsx}', 'jest.setup.ts'], NOT_PAGES, NOT_CONTENT),
  fence(['{app,scripts}/**/*.test.ts'], NOT_CONTENT),
  fence(['content/**/*.test.ts'], NOT_PAGES),
  // Pages and Markdown use it: it has its own words and island.
  fence(['components/parts/Embed.tsx'], INSIDE, PACKAGES),
  // Compares the page with the policies of many builds.
  fence(['content/pages/Privacy-notice.test.ts']),
];

const NO_CLIENT = {
  selector: "ExpressionStatement[directive='use client']",
  message:
    "Remove 'use client'. Only components in components/islands/ have it, which are all that pages load.",
};
const CLIENT = {
  selector: "Program:not(:has(ExpressionStatement[directive='use client']))",
  message: "Add 'use client': all components in components/islands/ have it.",
};
const NO_DEFAULT = {
  selector: "ExportDefaultDeclaration, ExportSpecifier[exported.name='default']",
  message: 'Use a named export. Only Next.js and tools need default exports.',
};
const NO_TIME = {
  selector: "Literal[value='networkidle'], [callee.property.name='waitForTimeout']",
  message:
    'Wait for what the page shows or records: that nothing happens for a while proves nothing.',
};
const NO_BACK = {
  selector: "[callee.object.name='page'][callee.property.name=/^go(Back|Forward)$/]",
  message: 'Use `back` and `forward` of support/page.ts, which wait for the URL.',
};
const syntax = (files, ...rules) => ({
  files,
  rules: { 'no-restricted-syntax': ['error', ...rules] },
});

/** Names files like what they export, such as a component, or in camelCase, and CSS like what imports it. */
const fileName = {
  create: (context) => ({
    Program(program) {
      const [name] = path.basename(context.filename).split('.');
      const exported = program.body.flatMap(({ declaration }) =>
        (declaration?.declarations ?? [declaration]).map((each) => each?.id?.name),
      );
      const pattern = context.filename.includes('.test.') ? /^[A-Za-z\d]+$/ : /^[a-z][A-Za-z\d]*$/;
      if (!exported.includes(name) && !pattern.test(name))
        context.report({
          node: program,
          message: `Export ${name}, or name the file in camelCase.`,
        });
    },
    'ImportDeclaration[source.value=/^\\.\\/.*\\.css$/]'({ source }) {
      if (path.parse(source.value).name !== path.parse(context.filename).name)
        context.report({ node: source, message: 'Name the CSS like the file that imports it.' });
    },
  }),
};

const config = [
  {
    ignores: [
      '.next/',
      'out/',
      '.e2e/',
      '.netlify/',
      '.vercel/',
      '.wrangler/',
      'public/',
      'coverage/',
      'next-env.d.ts',
    ],
  },
  ...nextVitals,
  ...nextTypeScript,
  // Only islands have hooks: to check all files takes twice as long.
  {
    files: ['**/*.{mjs,ts,tsx}'],
    ignores: ['components/islands/**/!(*.test).{ts,tsx}', 'lib/browser/**/!(*.test).{ts,tsx}'],
    rules: Object.fromEntries(
      nextVitals
        .flatMap(({ rules = {} }) => Object.keys(rules))
        .filter((rule) => rule.startsWith('react-hooks/'))
        .map((rule) => [rule, 'off']),
    ),
  },
  // The build resizes pictures (components/parts/Picture), and next/image would add a script.
  { rules: { '@next/next/no-img-element': 'off' } },
  // After a client-side navigation, Trusted Types block markup in strings. Next.js inserts that of JsonLd
  // outside of React's tree, and never in the browser.
  {
    files: ['{app,components}/**/*.tsx'],
    ignores: ['components/site/JsonLd.tsx'],
    rules: { 'react/no-danger': 'error' },
  },
  ...(isSample ? [{ rules: { 'no-nested-ternary': 'error' } }] : []),
  ...fences,
  syntax(['{components,content,lib,scripts,e2e}/**'], NO_CLIENT, NO_DEFAULT),
  syntax(['app/**'], NO_CLIENT),
  syntax(['e2e/sample/**/*.spec.ts'], NO_CLIENT, NO_DEFAULT, NO_TIME, NO_BACK),
  { linterOptions: { noInlineConfig: true } },
  // Next.js requires 'use client' in this file.
  { files: ['app/global-error.tsx'], rules: { 'no-restricted-syntax': 'off' } },
  // Google's tag reads only `arguments` objects from its queue.
  { files: ['lib/analytics.ts'], rules: { 'prefer-rest-params': 'off' } },
  syntax(['components/islands/**/[A-Z]*.tsx'], NO_DEFAULT, CLIENT),
  // Next.js inserts HTML only for client components.
  syntax(['components/islands/**/*.test.tsx', 'components/site/JsonLd.tsx'], NO_DEFAULT),
  {
    files: ['e2e/{pages.config,playwright.config}.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['{app,components,content,lib}/**'],
    ignores: ['lib/env.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Read settings in lib/env.ts only.',
        },
      ],
    },
  },
  {
    files: ['{app,components,lib}/**'],
    rules: { 'no-console': ['error', { allow: ['warn', 'error'] }] },
  },
  {
    // Routes and their words have the names of their URLs.
    files: ['{components,content,lib,scripts,e2e}/**'],
    ignores: ['**/content/pages/**'],
    plugins: { site: { rules: { 'file-name': fileName } } },
    rules: { 'site/file-name': 'error' },
  },
  {
    // A longer component does too much. Tests and scripts have no limit.
    files: ['components/**', ...(isSample ? ['app/**'] : [])],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: { 'max-lines': ['error', { max: 125, skipBlankLines: true, skipComments: true }] },
  },
  // app/styles/optional.ts says why.
  {
    files: ['app/styles/optional.ts', 'components/sections/art.ts'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
];

export default config;
