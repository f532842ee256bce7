import type { LoaderOptions } from './script-loader';

export const page = (head: string, body = '') =>
  `<html><head>${head}</head><body>${body}</body></html>`;
export const script = (file: string, rest = ' async=""') =>
  `<script src="${file}"${rest}></script>`;
export const RUNTIME = '/_next/static/chunks/webpack-1a.js';
export const DATA = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const MORE = '<script>self.__next_f.push([1,"x"])</script>';
export const early: LoaderOptions = { late: false };
export const late: LoaderOptions = { late: true };

export const html = page(
  script('/a.js') + '<title>A</title>',
  `${script(RUNTIME, ' id="_R_" async=""')}${DATA}${MORE}${script('/b.js')}`,
);

type Added = {
  src?: string;
  href?: string;
  async?: boolean;
  onload?: () => void;
  onerror?: () => void;
};

/** A browser that runs the loader of a page. */
export function run(
  made: string,
  {
    trustedTypes = undefined as object | undefined,
    state = 'complete',
    seen = true,
    hash = '',
    type = 'navigate',
  } = {},
) {
  const added: Added[] = [];
  const listeners: Record<string, ((event?: object) => void)[]> = {};
  const tasks: (() => void)[] = [];
  const on = (type: string, listener: (event?: object) => void) =>
    (listeners[type] ??= []).push(listener);
  const document = {
    documentElement: { dataset: {} as Record<string, string> },
    readyState: state,
    visibilityState: seen ? 'visible' : 'hidden',
    querySelectorAll: () => [],
    createElement: (name: string) => (name === 'script' ? { remove() {} } : {}),
    head: { append: (element: Added) => added.push(element) },
  };
  let paint = () => {};
  class Observer {
    static readonly supportedEntryTypes = ['largest-contentful-paint'];
    constructor(told: (list: unknown, observer: { disconnect: () => void }) => void) {
      paint = () => told([], { disconnect: () => {} });
    }
    observe() {}
  }
  const scheduler = { postTask: (task: () => void) => tasks.push(task) };
  const self: Record<string, unknown> & { earlyPresses?: unknown[] } = {
    trustedTypes,
    PerformanceObserver: Observer,
    scheduler,
  };
  const names = ['self', 'document', 'addEventListener', 'setTimeout', 'scheduler', 'location'];
  const performance = { getEntriesByType: () => (type ? [{ type }] : []) };
  const code = /<script>([\s\S]*?)<\/script>/.exec(made)![1]!;
  new Function(...names, 'performance', 'PerformanceObserver', code)(
    self,
    document,
    on,
    (task: () => void) => on('patience', task),
    scheduler,
    { hash },
    performance,
    Observer,
  );
  return {
    added,
    document,
    self,
    files: () => added.map(({ src, href }) => src ?? href),
    fire: (type: string, event: object = { target: {} }) =>
      listeners[type]?.forEach((listener) => listener(event)),
    paint: async () => {
      paint();
      await new Promise(setImmediate);
    },
    rest: () => tasks.splice(0).forEach((task) => task()),
  };
}
