import { contact } from '@/content/pages/ContactUs';
import { products as catalog } from '@/content/pages/Products';
import { shell } from '@/content/shell';
import { article, button, dialog, frame, link } from '@/kit/testing/engines/target';
import { fieldOf, test } from '@/e2e/engines/siteVisitor';
import { titleAt } from '@/e2e/support/booking';
import { FINAL_COUNTS } from '@/e2e/support/journeys';
import { at, labelOf } from '@/e2e/support/site';

test.use({ scriptsOff: true });

const SIDEBAR = dialog(shell.sidebarTitle);
const TITLE = titleAt(4);

test('The sidebar, links and booking buttons work without scripts', async ({ visitor }) => {
  await visitor.resize({ width: 390, height: 844 });
  await visitor.open('/');
  if (FINAL_COUNTS.length > 0)
    await visitor.expectAt({ css: '.counter' }, { text: FINAL_COUNTS[0]! });
  await visitor.click(button(shell.openSidebar));
  await visitor.click(button(shell.closeSidebar, SIDEBAR));
  await visitor.expectUnseen(SIDEBAR);
  await visitor.click(button(shell.openSidebar));
  await visitor.click(link(labelOf(at.products), SIDEBAR));
  await visitor.expectURL(at.products);
  await visitor.click(button(catalog.bookNow, article(TITLE)));
  await visitor.expectURL(`${at.contact}?${new URLSearchParams({ product: TITLE })}`);
  await visitor.expectSeen(fieldOf('name', frame(contact.frameTitle)));
});
