import { link } from '@/kit/testing/engines/target';
import { expect, test } from '@/e2e/engines/siteVisitor';
import { FINAL_COUNTS } from '@/e2e/support/journeys';
import { at, anyPage, labelOf } from '@/e2e/support/site';

test.use({ lessMotion: true });

const moving = () =>
  document.getAnimations().filter(({ playState }) => playState === 'running').length;

test('With reduced motion, nothing is animated', async ({ visitor }) => {
  await visitor.resize({ width: 1440, height: 900 });
  await visitor.open('/');
  await visitor.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }));
  const counterTexts = () =>
    [...document.querySelectorAll('.counter')].map((each) => each.textContent);
  expect(await visitor.evaluate(counterTexts)).toEqual(FINAL_COUNTS);
  await visitor.expectUnseen({ css: '.stop-motion' });
  await visitor.click(link(labelOf(anyPage), { css: 'header' }));
  await visitor.expectURL(anyPage);
  await visitor.expectValue(() => scrollY, 0);
  await visitor.open(at.thankYou);
  await visitor.expectUnseen({ css: '.confetti > span' });
  await visitor.expectUnseen({ css: '.stop-motion' });
  expect(await visitor.evaluate(moving)).toBe(0);
});
