/** @jest-environment node */
import { html, late, run } from './loader-fixture';
import { withLoader } from './script-loader';

describe('the loader of scripts, late', () => {
  const { html: made } = withLoader(html, late);

  it('fetches nothing before the page is painted, and then when there is time', async () => {
    const browser = run(made);
    browser.rest();
    expect(browser.files()).toEqual([]);
    await browser.paint();
    expect(browser.files()).toEqual([]);
    browser.rest();
    expect(browser.files()).toContain('/a.js');
  });

  describe('what the styles know of the paint', () => {
    const isMarked = ({ document }: ReturnType<typeof run>) =>
      'unpainted' in document.documentElement.dataset;

    it('is that it has not been yet, until it has', async () => {
      const browser = run(made);
      expect(isMarked(browser)).toBe(true);
      await browser.paint();
      expect(isMarked(browser)).toBe(false);
    });

    it.each(['keydown', 'patience'])('is nothing any more after %s', (event) => {
      const browser = run(made);
      browser.fire(event);
      browser.rest();
      expect(isMarked(browser)).toBe(false);
    });

    it('is nothing at all where no paint is reported', () => {
      expect(isMarked(run(made, { seen: false }))).toBe(false);
    });
  });

  it('does not wait for a paint for ever', () => {
    const browser = run(made);
    browser.fire('load');
    browser.rest();
    expect(browser.files()).toEqual([]);
    browser.fire('patience');
    browser.rest();
    expect(browser.files()).toContain('/a.js');
  });

  it('waits for the end of loading in a tab that nobody sees', () => {
    const browser = run(made, { seen: false });
    browser.fire('load');
    browser.rest();
    expect(browser.files()).toContain('/a.js');
  });

  it.each(['pointerdown', 'keydown', 'click'])('fetches at once at the first %s', (act) => {
    const browser = run(made);
    browser.fire(act);
    expect(browser.files()).toContain('/a.js');
  });

  it('fetches once, whatever happens first', async () => {
    const browser = run(made);
    browser.fire('pointerdown');
    browser.fire('patience');
    await browser.paint();
    browser.rest();
    expect(browser.files().filter((file) => file === '/a.js')).toHaveLength(1);
  });

  it('waits for the end of the page when the visitor acts before it', () => {
    const browser = run(made, { state: 'loading' });
    browser.fire('pointerdown');
    expect(browser.files()).toEqual([]);
    browser.document.readyState = 'interactive';
    browser.fire('DOMContentLoaded');
    expect(browser.files()).toContain('/a.js');
  });
});
