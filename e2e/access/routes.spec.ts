import { axeFindings } from '@/e2e/support/axe';
import { illegible } from '@/e2e/support/contrast';
import { fitFaults } from '@/e2e/support/fit';
import { orderFaults, outlineFaults } from '@/e2e/support/outline';
import { documentTrouble, everyPage, open } from '@/e2e/support/site';
import { smallTargets } from '@/e2e/support/targets';
import { expect, test } from '@/e2e/support/test';

test.use({ viewport: { width: 320, height: 740 } });

const WIDTHS = [320, 360, 412, 768, 1440, 2560];

for (const path of everyPage)
  test(`${path} is sound at every width, and in a palette of the visitor’s own`, async ({
    page,
    permit,
  }) => {
    // Seven windows, each measured in five ways.
    test.slow();
    permit(...documentTrouble(path));
    await open(page, path);
    for (const width of WIDTHS)
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 740 });
        expect.soft(await axeFindings(page)).toEqual([]);
        expect.soft(await outlineFaults(page)).toEqual([]);
        expect.soft(await orderFaults(page)).toEqual([]);
        expect.soft(await smallTargets(page)).toEqual([]);
        expect.soft(await fitFaults(page)).toEqual([]);
      });
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await page.setViewportSize({ width: 1440, height: 900 });
    expect.soft(await axeFindings(page)).toEqual([]);
    expect.soft(await illegible(page)).toEqual([]);
  });
