import { callToAction, mainLinks } from '@/content/navigation';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import { link } from '@/e2e/engines/target';
import { expect, test } from '@/e2e/engines/test';
import { HEADINGS, paths } from '@/e2e/support/site';

type Path = keyof typeof HEADINGS;

const BAR = { css: 'header' };
const HEADING = { css: 'main h1' };
const WIDTHS = [320, 1440];

const title = (path: Path) => routes.find((route) => route.path === path)!.title;

test('Every page shows its heading and fits all widths', async ({ visitor }) => {
  for (const path of paths) {
    await visitor.open(path);
    await visitor.expectAt(HEADING, { visible: true, text: HEADINGS[path] });
    for (const width of WIDTHS) {
      await visitor.resize({ width, height: 900 });
      await visitor.expectValue(() => innerWidth, width);
      const room = await visitor.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(room, `${path} at ${width}`).toBe(0);
    }
  }
});

test('Links in the navigation bar work without a page load, and so do Back and Forward', async ({
  visitor,
}) => {
  const expectShown = async (path: Path) => {
    await visitor.expectAddress(path);
    await visitor.expectAt(HEADING, { text: HEADINGS[path] });
    await visitor.expectValue(() => document.title, title(path));
    await visitor.expectValue(() => scrollY, 0);
  };
  const scrollDown = async () => {
    await visitor.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
    await visitor.expectValue(() => scrollY, 600);
  };
  await visitor.resize({ width: 1440, height: 900 });
  await visitor.open('/');
  await visitor.evaluate(() => void Object.assign(window, { sameDocument: true }));
  const places = [...mainLinks.slice(1), callToAction];
  for (const { label, href } of places) {
    await scrollDown();
    await visitor.click(link(label, BAR));
    await expectShown(href);
    await visitor.expectAt({ css: 'main' }, { focused: true });
  }
  await scrollDown();
  await visitor.back();
  await expectShown(places.at(-2)!.href);
  await visitor.forward();
  await expectShown(places.at(-1)!.href);
  expect(await visitor.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('The counters count up to their targets', async ({ visitor }) => {
  await visitor.open('/');
  // Advances the clock of each frame, so that ten seconds take one.
  await visitor.evaluate(() => {
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (step) => request((now) => step(now + 9000));
  });
  const figures = () => {
    const shown = [...document.querySelectorAll('.counter')];
    shown[0]!.scrollIntoView({ block: 'center', behavior: 'instant' });
    return shown.map((each) => each.textContent);
  };
  expect(await visitor.evaluate(figures)).toEqual(['0+', '0+']);
  await visitor.expectValue(figures, ['500+', '50+']);
});

test('The contact page has email and phone links', async ({ visitor }) => {
  await visitor.open('/ContactUs');
  for (const address of [`mailto:${site.email}`, `tel:${site.phone.e164}`, site.chatUrl]) {
    await visitor.expectSeen({ css: `main a[href="${address}"]` });
  }
});

test('A link in the agreement’s table of contents scrolls to its clause, below the navigation bar', async ({
  visitor,
}) => {
  await visitor.resize({ width: 1440, height: 900 });
  await visitor.open('/Privacy-policy');
  const entry = { css: 'nav a[href="#indemnity"]' };
  await visitor.click(entry);
  await visitor.expectAddress('/Privacy-policy#indemnity');
  await visitor.expectAt(entry, {
    attributes: expect.objectContaining({ 'aria-current': 'true' }),
  });
  await visitor.expectValue(() => {
    const top = document.getElementById('indemnity')!.getBoundingClientRect().top;
    const bar = document.querySelector('header')!.getBoundingClientRect().bottom;
    return top >= bar && top < innerHeight / 2;
  }, true);
});
