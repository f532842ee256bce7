/**
 * In: a page as `next build` leaves it, and its stylesheet. Out: the page with the rules that it
 * needs inside it, so that nothing has to arrive before it can be painted. The whole stylesheet
 * comes after the paint, with the scripts, for what scripts add and for the pages that come next;
 * without scripts it comes as ever. Runs before the page gets its policy, which allows the style
 * element by its hash.
 */
import Beasties from 'beasties';
import postcss, { type Plugin } from 'postcss';

const LINK = /<link rel="stylesheet" href="([^"]*)" data-precedence="[^"]*"\/>/g;

/** States that an element takes on without the framework, of elements that do not have them yet. */
const STATES = [/:focus-visible/, /\[open\b/, /\[data-unpainted\b/];

/** What the page needs is found from the page as it stands; a face is needed by its name. */
const faces = (keep: boolean): Plugin => ({
  postcssPlugin: 'faces',
  OnceExit(sheet) {
    for (const node of [...sheet.nodes]) {
      if ((node.type === 'atrule' && node.name === 'font-face') !== keep) node.remove();
    }
  },
});

const facesOf = (sheet: string) => postcss([faces(true)]).process(sheet, { from: undefined }).css;

/**
 * The sheet for after the paint. A face that came with it, though it is the same as the page's, would
 * have the browser set the whole page anew: the longest task of all on the agreement's pages.
 */
export const withoutFaces = (sheet: string) =>
  postcss([faces(false)]).process(sheet, { from: undefined }).css;

/** Paper can wait for the whole stylesheet. */
const noPaper: Plugin = {
  postcssPlugin: 'no-paper',
  AtRule: { media: (rule) => void (rule.params === 'print' && rule.remove()) },
};

/** The library drops a rule that it cannot read with a warning only; here it stops the build. */
const strict = {
  trace() {},
  debug() {},
  info() {},
  silent() {},
  warn(message: string) {
    throw new Error(`cannot be given its styles: ${message}`);
  },
  error(message: string) {
    throw new Error(`cannot be given its styles: ${message}`);
  },
};

/** The rules of `whole` that `html` needs on a screen, small and in their order. */
export async function criticalStyles(html: string, whole: string): Promise<string> {
  const sheet = postcss([noPaper]).process(whole, { from: undefined }).css;
  const beasties = new Beasties({
    // Faces are kept below: the library would drop one that has only a local source.
    fonts: false,
    keyframes: 'critical',
    allowRules: STATES,
    logger: strict,
  });
  const marked = html.replace('</head>', () => `<style>${sheet}</style></head>`);
  const made = await beasties.process(marked);
  const rules = /<style>([\s\S]*?)<\/style>/.exec(made)?.[1] ?? '';
  return facesOf(sheet) + rules;
}

/**
 * @param read the text of a stylesheet by its address
 * @returns the page, and the addresses of the stylesheets that it does not ask for any more
 */
export async function withCriticalStyles(html: string, read: (address: string) => Promise<string>) {
  const styles = [...html.matchAll(LINK)].map(([, address]) => address!);
  if (styles.length === 0) return { html, styles };
  const sheet = (await Promise.all(styles.map(read))).join('');
  const bare = html.replace(LINK, '');
  const rules = await criticalStyles(bare, sheet);
  const links = styles.map((address) => `<link rel="stylesheet" href="${address}"/>`).join('');
  return {
    html: bare.replace(
      '</head>',
      () => `<style>${rules}</style><noscript>${links}</noscript></head>`,
    ),
    styles,
  };
}
