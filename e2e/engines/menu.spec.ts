import { mainLinks } from '@/content/navigation';
import { button, dialog, link } from '@/e2e/engines/target';
import { test } from '@/e2e/engines/test';

const TOGGLE = button('Open menu');
const MENU = dialog('Menu');

const isLocked = () => getComputedStyle(document.documentElement).overflowY === 'hidden';

test('On a phone, the menu opens, its links work, and it closes', async ({ visitor }) => {
  await visitor.resize({ width: 390, height: 844 });
  await visitor.open('/');
  await visitor.expectUnseen(link('Services', { css: 'header' }));
  await visitor.expectUnseen(MENU);
  for (const leave of [
    () => visitor.press('Escape'),
    () => visitor.click(button('Close menu', MENU)),
  ]) {
    await visitor.click(TOGGLE);
    for (const { label } of mainLinks) await visitor.expectSeen(link(label, MENU));
    await visitor.expectValue(isLocked, true);
    await leave();
    await visitor.expectUnseen(MENU);
    await visitor.expectValue(isLocked, false);
  }
  await visitor.click(TOGGLE);
  await visitor.click(link('Products', MENU));
  await visitor.expectAddress('/Products');
  await visitor.expectUnseen(MENU);
});
