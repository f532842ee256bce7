/** The packages of which the browser may get something. Whatever else an island imports stops the build. */
export type ClientPackage = {
  name: string;
  /** With the page, or only in a chunk that `import()` fetches when it is needed. */
  arrives: 'with the page' | 'on demand';
  why: string;
};

export const CLIENT_PACKAGES: readonly ClientPackage[] = [
  {
    name: 'next',
    arrives: 'with the page',
    why: 'The framework. React, its renderer and scheduler stand in its dist/compiled.',
  },
  { name: 'react', arrives: 'with the page', why: 'Runs the islands.' },
  { name: 'react-dom', arrives: 'with the page', why: 'Runs the islands.' },
  { name: 'scheduler', arrives: 'with the page', why: 'What react-dom plans its work by.' },
  {
    name: '@swc/helpers',
    arrives: 'with the page',
    why: 'Small functions that the compiled files of Next.js import.',
  },
  {
    name: 'vanilla-cookieconsent',
    arrives: 'on demand',
    why: 'The question for consent, in builds that ask it. No other page pays for it.',
  },
];
