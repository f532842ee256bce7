/** Checks of the sources. `--ignore-scripts` skips `npm run generate`, which has already run. */
import { E2E_DIR, REPORTS } from '@/scripts/exports';

import { check } from './run';

export const checkTypes = () => check('Types', 'npm run types --ignore-scripts');

export const checkSpelling = () => check('Spelling', 'npm run spelling');

export const checkFormat = () => check('Format', 'npm run format:check --ignore-scripts');

export const lint = () => check('Lint', 'npm run lint');

export const findUnused = () => check('Unused code', 'npm run unused --ignore-scripts');

/** @param options options of Jest */
export const testUnits = (options = '') =>
  check(
    'Unit tests',
    `npm run test:unit --ignore-scripts -- ${options} --maxWorkers=1 --json --outputFile=${REPORTS.jest}`,
    { report: REPORTS.jest },
  );

export const testUnitsOfSite = () =>
  testUnits(`--testPathIgnorePatterns '<rootDir>/(kit|${E2E_DIR})/'`);
