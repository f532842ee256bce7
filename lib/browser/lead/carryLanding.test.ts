import { carryLanding } from '@/lib/browser/lead/carryLanding';
import { DEFAULT_PARAMETERS, parameterRules } from '@/lib/lead/parameters';

const CARRIED = '?gclid=1&landing_page=%2F';

/** Clicks a link. Returns its URL after the click. */
function click(href: string, { byRouter = false } = {}) {
  document.body.innerHTML = `<a href="${href}"><span>Link</span></a>`;
  const link = document.querySelector('a')!;
  // jsdom cannot load pages.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  if (byRouter) link.addEventListener('click', (event) => event.preventDefault());
  link.querySelector('span')!.click();
  return link.getAttribute('href');
}

beforeEach(() => history.replaceState(null, '', '/?gclid=1&other=x'));

it('Adds the landing to the links that open a document, until the cleanup', () => {
  const stop = carryLanding(parameterRules(DEFAULT_PARAMETERS)!);
  expect(click('/Log/one')).toBe(`http://localhost/Log/one${CARRIED}`);
  expect(click('/nb?a=b')).toBe(`http://localhost/nb?a=b&gclid=1&landing_page=%2F`);
  expect(click('/FAQ', { byRouter: true })).toBe('/FAQ');
  for (const other of ['#here', '/index.html#here', 'https://other.example/', 'mailto:a@b.example'])
    expect(click(other)).toBe(other);
  stop();
  expect(click('/Log/one')).toBe('/Log/one');
});
