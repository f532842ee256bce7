import { booking } from '@/content/booking';
import { article, button, dialog, frame } from '@/e2e/engines/target';
import { expect, test } from '@/e2e/engines/test';
import { TITLES } from '@/e2e/support/booking';

const TITLE = TITLES[4]!;
const BOOK_NOW = button('Book Now', article(TITLE));
const BOOKING = dialog(`Book ${TITLE}`);

test('A booking shows the form with the product, and closing it returns focus to the card', async ({
  visitor,
}) => {
  await visitor.open('/Products');
  for (const leave of [
    () => visitor.press('Escape'),
    () => visitor.click(button(booking.close, BOOKING)),
  ]) {
    await visitor.click(BOOK_NOW);
    await visitor.expectSeen(BOOKING);
    await visitor.expectAt(frame(booking.frameTitle), {
      visible: true,
      attributes: expect.objectContaining({
        src: expect.stringContaining(`product=${TITLE.replaceAll(' ', '+')}`),
      }),
    });
    await leave();
    await visitor.expectAt(BOOKING, { count: 0 });
    await visitor.expectAt(BOOK_NOW, { focused: true, reachable: true });
  }
});
