/** @jest-environment node */
import { spawnSync } from 'node:child_process';

// Runs in a separate process, because next/og uses `import()`, which Jest does not support.
it('card() rejects a company name that is too long', () => {
  const program = `
    const { site } = await import('./content/site.ts');
    site.name = 'Company'.repeat(4);
    const { card, staticFonts } = await import('./scripts/build/card.ts');
    const mark = { attributes: ' viewBox="0 0 1 1"', shapes: '', width: 1, height: 1 };
    await card(await staticFonts(), mark, 'Title', 0);
  `;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const { stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stderr).toContain(
    'content/site.ts name: “CompanyCompanyCompanyCompany” is too long for its social card: shorten it',
  );
});
