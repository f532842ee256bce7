/**
 * What the framework starts with, in the order in which it would do so by itself: first what needs
 * nothing of what follows. Each is run in a task of its own (scripts/start-steps.ts), so that a slow
 * phone can answer a finger in between; together they are one task of several hundred ms there.
 * A step may leave a module that comes later out, but must never be one that acts when it is run:
 * these only define. Paths below node_modules.
 */
export const START_STEPS: readonly string[] = [
  'next/dist/compiled/react-dom/cjs/react-dom-client.production.js',
  'next/dist/compiled/react-server-dom-webpack/client.browser.js',
  'next/dist/client/components/router-reducer/fetch-server-response.js',
  'next/dist/client/components/router-reducer/router-reducer.js',
  'next/dist/client/components/app-router-instance.js',
  'next/dist/client/components/error-boundary.js',
  'next/dist/client/components/app-router.js',
];
