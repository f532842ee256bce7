/**
 * `npm run test:pages`: builds the site into out/ with its own settings, and judges its pages and dialogs.
 */
import { defineConfig } from '@playwright/test';

import { loadSettings } from '@/scripts/command';

import config, { SERVER } from './playwright.config';
import { OWN, urlOf } from './sites';

// Workers inherit the settings, and what is judged.
loadSettings();
process.env.JUDGED = 'own';

export default defineConfig({
  ...config,
  testMatch: 'judges/pages.spec.ts',
  projects: [{ name: 'pages' }],
  webServer: {
    ...SERVER,
    command: 'npm start',
    env: { PORT: String(OWN.port) },
    url: urlOf(OWN),
  },
});
