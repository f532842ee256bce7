/** The drivers of the three engines, and what they report. */
import { button, frame, link } from '../testing/engines/locator';
import { expect, test as base } from '../testing/engines/engineTest';
import { listen } from '../testing/process';
import { createStaticServer } from '../hosts/static-server';
import { APP, EXPORTS, isHydrated } from './support/fixture';

const test = base.extend<object, { origin: string }>({
  origin: [
    async ({}, provide) => {
      const dir = `${APP}/${EXPORTS.root.out}`;
      const { origin, stop } = await listen(createStaticServer({ dir, basePath: '' }));
      await provide(origin);
      await stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ origin }, provide) => provide(origin),
  app: { isHydrated },
});

test('A driver clicks, types in a frame, presses keys, goes back and changes the size of the window', async ({
  tab,
}) => {
  await tab.setViewportSize({ width: 500, height: 700 });
  await tab.open('/');
  await tab.expectValue(() => innerWidth, 500);
  await tab.click(button('Clicked 0 times'));
  await tab.expectVisible(button('Clicked 1 times'));
  await tab.press('Enter');
  await tab.expectVisible(button('Clicked 2 times'));
  await tab.click(link('Contact'));
  await tab.expectURL('/Contact');
  await tab.fill({ css: 'input', name: 'Name', in: frame('Form') }, 'Ada');
  await tab.expectValue(
    () => document.querySelector('iframe')!.contentDocument!.querySelector('input')!.value,
    'Ada',
  );
  await tab.goBack();
  await tab.expectURL('/');
});

test.describe('an error', () => {
  test.use({ trouble: /Broken on purpose/ });

  test('A driver reports an error of the page', async ({ tab }) => {
    await tab.open('/');
    await tab.evaluate(() => void setTimeout(() => console.error('Broken on purpose')));
    await expect
      .poll(() => tab.errors())
      .toContainEqual(expect.stringContaining('Broken on purpose'));
  });
});
