import path from 'node:path';

import nextVitals from 'eslint-config-next/core-web-vitals';
import nextTypeScript from 'eslint-config-next/typescript';

/** Of lib/, what reads settings or content, or is too large for browsers. */
const SERVER_LIB =
  'lib/(agreement|cards|env|flags|markdown|metadata|pages|posts|schema|structuredData|vcard)$';

/** Of content/, what is another one in Jest (jest.config.mjs). */
const WORDS = 'content/(?!lists/(brands|faqs|people|products|quotes)$)';

/** What the files of a folder may not import (CONTRIBUTING.md). The last line that fits a file applies. */
const FENCES = Object.entries({
  'app/**': 'scripts/|e2e/|lib/browser/|components/first-script/',
  // In place of a page, it runs in the browser.
  'app/global-error.tsx': 'scripts/|e2e/|app/|components/|content/',
  'components/**': 'app/|scripts/|e2e/|lib/browser/|components/first-script/',
  'components/parts/**': 'app/|scripts/|e2e/|lib/browser/|components/(?!parts/)',
  // Pages and Markdown use it: it has its own words and island.
  'components/parts/Embed.tsx': 'app/|scripts/|e2e/|lib/browser/|components/(?!parts/|islands/)',
  'components/islands/**': `app/|scripts/|e2e/|content/|components/(?!parts/|islands/)|${SERVER_LIB}`,
  'components/first-script/**': `app/|scripts/|e2e/|content/|components/(?!first-script/)|${SERVER_LIB}`,
  'lib/**': 'app/|components/|scripts/|e2e/|lib/browser/',
  'lib/browser/**': `app/|components/|scripts/|e2e/|content/|${SERVER_LIB}`,
  'content/**': 'app/|components/|scripts/|e2e/|lib/(?!(company|schema)$)',
  '{scripts,e2e}/**': 'app/|components/',
  'e2e/sample/**': 'app/|components/|content/|lib/',
  '{app,components,lib,scripts}/**/*.test.{ts,tsx}': WORDS,
  'content/**/*.test.ts': 'e2e/',
}).map(([files, folders]) => ({
  files: [files],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^(@/(${folders})|\\.\\./)`,
            message: 'CONTRIBUTING.md#rules says what may import what, and to use @/.',
            // They add nothing to a bundle.
            allowTypeImports: true,
          },
        ],
      },
    ],
  },
}));

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
  {
    linterOptions: { noInlineConfig: true },
    rules: {
      // The build resizes pictures (components/parts/Picture), and next/image would add a script.
      '@next/next/no-img-element': 'off',
      'no-nested-ternary': 'error',
    },
  },
  ...FENCES,
  {
    files: ['{components,content,lib}/**'],
    rules: { 'import/no-default-export': 'error' },
  },
  {
    files: ['{app,components,content,lib}/**'],
    ignores: ['lib/env.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Read settings in lib/env.ts only.' },
      ],
    },
  },
  {
    files: ['{app,components}/**/*.tsx'],
    // Next.js inserts its markup outside of React's tree, and never in the browser.
    ignores: ['components/islands/**', 'components/site/JsonLd.tsx', 'app/global-error.tsx'],
    rules: {
      // After a client-side navigation, Trusted Types block markup in strings.
      'react/no-danger': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: "ExpressionStatement[directive='use client']",
          message: 'Move it to components/islands/, which are all that pages load.',
        },
      ],
    },
  },
  {
    files: ['e2e/sample/**/*.spec.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "Literal[value='networkidle'], [callee.property.name='waitForTimeout']",
          message: 'Wait for what the page shows: that nothing happens for a while proves nothing.',
        },
        {
          selector: "[callee.object.name='page'][callee.property.name=/^go(Back|Forward)$/]",
          message: 'Use `back` and `forward` of support/page.ts, which wait for the URL.',
        },
      ],
    },
  },
  {
    // Routes and their words have the names of their URLs.
    files: ['{components,content,lib,scripts,e2e}/**'],
    ignores: ['**/content/pages/**'],
    plugins: { site: { rules: { 'file-name': fileName } } },
    rules: { 'site/file-name': 'error' },
  },
  // Google's tag reads only `arguments` objects from its queue.
  { files: ['lib/analytics.ts'], rules: { 'prefer-rest-params': 'off' } },
  {
    // app/styles/optional.ts says why.
    files: ['app/styles/optional.ts', 'components/sections/art.ts'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
];

export default config;
