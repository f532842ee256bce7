import type { FullConfig } from '@playwright/test';

/** Names the browsers of the main journeys, once per run (docs/decisions.md). */
export default function nameBrowsers({ projects }: FullConfig) {
  const names = ['firefox', 'webkit'].map(
    (browser) =>
      projects.find(({ name }) => name.startsWith(browser))?.name ??
      `no ${browser} (not installed)`,
  );
  console.log(`Browsers of the main journeys: chromium, ${names.join(', ')}`);
}
