import { contact } from '@/content/pages/ContactUs';
import { article, button, dialog, field, frame, link } from '@/e2e/engines/target';
import { test } from '@/e2e/engines/test';
import { TITLES } from '@/e2e/support/booking';

test.use({ scriptsOff: true });

const MENU = dialog('Menu');
const TITLE = TITLES[4]!;

test('The menu, links and booking buttons work without scripts', async ({ visitor }) => {
  await visitor.resize({ width: 390, height: 844 });
  await visitor.open('/');
  await visitor.expectAt({ css: '.counter' }, { text: '500+' });
  await visitor.click(button('Open menu'));
  await visitor.click(button('Close menu', MENU));
  await visitor.expectUnseen(MENU);
  await visitor.click(button('Open menu'));
  await visitor.click(link('Products', MENU));
  await visitor.expectAddress('/Products');
  await visitor.click(button('Book Now', article(TITLE)));
  await visitor.expectAddress(`/ContactUs?product=${TITLE.replaceAll(' ', '+')}`);
  await visitor.expectSeen(field('Name *', frame(contact.frameTitle)));
});
