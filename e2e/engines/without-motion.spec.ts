import { link } from '@/e2e/engines/target';
import { expect, test } from '@/e2e/engines/test';

test.use({ lessMotion: true });

/** Everything on the page that moves by itself. */
const moving = () =>
  document.getAnimations().filter(({ playState }) => playState === 'running').length;

test('Nothing moves for a visitor who wants less motion', async ({ visitor }) => {
  await visitor.resize({ width: 1440, height: 900 });
  await visitor.open('/');
  await visitor.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  const figures = () => [...document.querySelectorAll('.counter')].map((each) => each.textContent);
  expect(await visitor.evaluate(figures)).toEqual(['500+', '50+']);
  await visitor.click(link('FAQ', { css: 'header' }));
  await visitor.expectAddress('/FAQ');
  await visitor.expectValue(() => scrollY, 0);
  await visitor.open('/thank-you');
  await visitor.expectUnseen({ css: '.confetti > span' });
  expect(await visitor.evaluate(moving)).toBe(0);
});
