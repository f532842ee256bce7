import { contact } from '@/content/pages/ContactUs';
import { button, field, frame } from '@/e2e/engines/target';
import { test } from '@/e2e/engines/test';
import { VISITOR } from '@/e2e/support/leadForm';
import { CONFETTI_PIECES } from '@/lib/confetti';

const FORM = frame(contact.frameTitle);

test('A lead from the contact page ends at /thank-you', async ({ visitor }) => {
  await visitor.open('/ContactUs');
  await visitor.fill(field('Name *', FORM), VISITOR.name);
  await visitor.fill(field('Email *', FORM), VISITOR.email);
  await visitor.fill(field('What do you want to build? *', FORM), VISITOR.message);
  await visitor.click(button('Submit', FORM));
  await visitor.expectAt({ css: 'main h1' }, { visible: true, text: 'Thank You!' });
  await visitor.expectValue(() => location.pathname, '/thank-you');
  await visitor.expectAt({ css: '.confetti[data-ready] > span' }, { count: CONFETTI_PIECES });
});
