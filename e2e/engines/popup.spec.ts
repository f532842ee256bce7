import { popup } from '@/content/popup';
import { button, dialog, field, frame, link } from '@/e2e/engines/target';
import { test } from '@/e2e/engines/test';
import { POPUP_DELAY_MS, POPUP_FLAG_KEY } from '@/lib/lead/popup';

test.use({ isNew: true });

const POPUP = dialog(popup.title);
const HEADING = { css: 'main h1' };

type Counted = { waits: number };
const waits = () => (window as unknown as Counted).waits;

/** Lets a timer with that delay fire at once, and counts it. */
function skipWaits(delay: number) {
  const later = window.setTimeout.bind(window);
  const counted = Object.assign(window as unknown as Counted, { waits: 0 });
  const sooner = (act: () => void, ms: number) => {
    if (ms !== delay) return later(act, ms);
    return later(() => {
      act();
      counted.waits++;
    });
  };
  window.setTimeout = sooner as typeof window.setTimeout;
}

test('The popup opens once per session, and × and Escape close it', async ({ visitor }) => {
  await visitor.resize({ width: 1440, height: 900 });
  await visitor.open('/');
  await visitor.expectSeen(field('Name *', frame(popup.frameTitle)));
  await visitor.click(button(popup.close, POPUP));
  await visitor.expectAt(POPUP, { count: 0 });

  await visitor.evaluate(skipWaits, POPUP_DELAY_MS);
  await visitor.click(link('Services', { css: 'header' }));
  await visitor.expectAt(HEADING, { text: 'Services' });
  await visitor.expectValue(waits, 1);
  await visitor.expectAt(POPUP, { count: 0 });

  await visitor.evaluate((key) => sessionStorage.removeItem(key), POPUP_FLAG_KEY);
  await visitor.open('/FAQ');
  await visitor.expectSeen(POPUP);
  await visitor.press('Escape');
  await visitor.expectAt(POPUP, { count: 0 });
});
