/** @jest-environment node */
import { html, early, run, RUNTIME, script } from './loader-fixture';
import { withLoader } from './script-loader';

const ENTRY = '/_next/static/chunks/main-app-1a.js';
const withEntry = html.replace('</body>', `${script(ENTRY)}</body>`);

type Entry = [unknown, unknown, (run: unknown) => void];

/** Loads everything, with the bundler's runtime as far as the loader knows it. */
async function start(steps: readonly (string | number)[], modules: Record<string, () => void>) {
  const browser = run(withLoader(withEntry, { ...early, steps }).html);
  const find = (file: string) => browser.added.find(({ src }) => src === file);
  const ran: string[] = [];
  browser.self.__next_f = [];
  browser.added[0]!.onload!();
  await new Promise(setImmediate);
  const list = (browser.self.webpackChunk_N_E ??= []) as Entry[];
  list.push([['entry'], {}, () => ran.push('entry')]);
  find(ENTRY)!.onload!();
  const runModule = Object.assign(
    (id: string) => {
      ran.push(id);
      modules[id]!();
    },
    { m: modules },
  );
  list.push = (...entries: Entry[]) => {
    for (const [, , go] of entries) go(runModule);
    return 0;
  };
  find(RUNTIME)!.onload!();
  return { ...browser, ran };
}

describe('the loader of scripts, step by step', () => {
  it('runs each step in a task of its own, and the entry after them', async () => {
    const { ran, rest } = await start(['one', 'two'], { one: () => {}, two: () => {} });
    expect(ran).toEqual(['one']);
    rest();
    expect(ran).toEqual(['one', 'two']);
    rest();
    expect(ran).toEqual(['one', 'two', 'entry']);
  });

  it('starts the entry all the same when a step fails or is not there', async () => {
    const fail = () => {
      throw new Error('cut in half');
    };
    const { ran, rest } = await start(['gone', 'broken'], { broken: fail });
    rest();
    rest();
    expect(ran).toEqual(['broken', 'entry']);
  });

  it('starts nothing when the entry did not come', async () => {
    const browser = run(withLoader(withEntry, { ...early, steps: [] }).html);
    browser.self.__next_f = [];
    browser.added[0]!.onload!();
    await new Promise(setImmediate);
    const list: Entry[] = [];
    browser.self.webpackChunk_N_E = list;
    browser.added.find(({ src }) => src === RUNTIME)!.onload!();
    expect(list).toHaveLength(1);
    list[0]![2]({ m: {} });
    expect(list).toHaveLength(1);
  });
});
