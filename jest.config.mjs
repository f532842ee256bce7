import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: '.' });

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
    __BASE_PATH__: '',
  },
});

export default config;
