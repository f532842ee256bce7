/** The last of the main journeys. Debian's browsers turn scripts off when they start. */
import { test } from './tab';

test.use({ scripts: false });

test('Without scripts, the menu and answers open, and "Book Now" leads to the form with the product', async ({
  visitor,
}) => {
  await visitor.resize(390, 844);
  await visitor.goto('/FAQ');
  await visitor.click('summary', 'What happens after launch?');
  await visitor.see('details[open] summary', 'What happens after launch?');
  await visitor.click('button', 'Open menu');
  await visitor.click('dialog a', 'Products');
  await visitor.click('#product-2 button', 'Book Now');
  await visitor.expectPage('/ContactUs?product=NGO+Website+Development', 'Contact Us');
  await visitor.see('button', 'Submit');
});
