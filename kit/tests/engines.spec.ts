/** The drivers of the three engines, and what they report. */
import { button, frame, link } from '../testing/engines/target';
import { expect, test as base } from '../testing/engines/visitorTest';
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
  visitor,
}) => {
  await visitor.resize({ width: 500, height: 700 });
  await visitor.open('/');
  await visitor.expectValue(() => innerWidth, 500);
  await visitor.click(button('Clicked 0 times'));
  await visitor.expectSeen(button('Clicked 1 times'));
  await visitor.press('Enter');
  await visitor.expectSeen(button('Clicked 2 times'));
  await visitor.click(link('Contact'));
  await visitor.expectURL('/Contact');
  await visitor.fill({ css: 'input', name: 'Name', in: frame('Form') }, 'Ada');
  await visitor.expectValue(
    () => document.querySelector('iframe')!.contentDocument!.querySelector('input')!.value,
    'Ada',
  );
  await visitor.back();
  await visitor.expectURL('/');
});

test.describe('an error', () => {
  test.use({ trouble: /Broken on purpose/ });

  test('A driver reports an error of the page', async ({ visitor }) => {
    await visitor.open('/');
    await visitor.evaluate(() => void setTimeout(() => console.error('Broken on purpose')));
    await expect
      .poll(() => visitor.troubles())
      .toContainEqual(expect.stringContaining('Broken on purpose'));
  });
});
