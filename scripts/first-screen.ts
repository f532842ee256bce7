/**
 * In: a finished page. Out: the part of it that a phone needs for its first screen, the pictures that
 * the phone fetches first, and what stands in the way of the paint. For scripts/budgets.ts, which
 * weighs them.
 */
export type Phone = { width: number; density: number };

/** The root font size of every browser that nobody has changed. */
const REM_PX = 16;

/**
 * The page up to the end of the first element in <main>: the hero, the page head, or the one block of
 * a short page. Each of them fills a phone's screen or nearly so.
 *
 * @throws Error for a page whose <main> holds no element, or one that does not end
 */
export function firstScreen(html: string): string {
  const first = /<main\b[^>]*>\s*<(\w+)/.exec(html);
  if (!first) throw new Error('has no element in <main>, where the first screen is');
  const tags = new RegExp(`<(/?)${first[1]}\\b[^>]*>`, 'g');
  tags.lastIndex = first.index + '<main'.length;
  let depth = 0;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] === '/' ? -1 : 1;
    if (depth === 0) return html.slice(0, tags.lastIndex);
  }
  throw new Error(`has a <${first[1]}> in <main> that does not end`);
}

/** The elements for which a browser waits before it paints. */
export function blockingElements(html: string): string[] {
  const scripted = html.replace(/<noscript>[\s\S]*?<\/noscript>/g, '');
  return scripted.match(/<link\b[^>]*\srel="stylesheet"[^>]*>|<script\b[^>]*\ssrc=[^>]*>/gi) ?? [];
}

const attribute = (element: string, name: string) =>
  new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(element)?.[1];

function length(text: string, { width }: Phone): number {
  const [, number, unit] = /^([\d.]+)(px|rem|vw)$/.exec(text) ?? [];
  if (!number) throw new Error(`has sizes that scripts/first-screen.ts cannot read: ${text}`);
  return Number(number) * { px: 1, rem: REM_PX, vw: width / 100 }[unit as 'px' | 'rem' | 'vw'];
}

/** The width in CSS pixels that a `sizes` attribute gives on the phone. */
function slot(sizes: string, phone: Phone): number {
  for (const part of sizes.split(',').map((each) => each.trim())) {
    const [, limit, edge, size] = /^\((max|min)-width:\s*([^)]+)\)\s+(.+)$/.exec(part) ?? [];
    if (!limit) return length(part, phone);
    const at = length(edge!, phone);
    if (limit === 'max' ? phone.width <= at : phone.width >= at) return length(size!, phone);
  }
  return phone.width;
}

/**
 * The smallest candidate with a pixel for each of the phone's, or the largest. A browser may take a
 * smaller one, and none takes a larger one.
 */
function candidate(srcset: string, sizes: string, phone: Phone): string {
  const wanted = slot(sizes, phone) * phone.density;
  const candidates = srcset
    .split(/,\s+/)
    .map((each) => each.trim().split(/\s+/))
    .map(([address, width]) => ({ address: address!, width: Number.parseInt(width ?? '', 10) }))
    .sort((a, b) => a.width - b.width);
  return (candidates.find(({ width }) => width >= wanted) ?? candidates.at(-1)!).address;
}

function chosen(element: string, phone: Phone, prefix = ''): string | undefined {
  const srcset = attribute(element, `${prefix}srcset`);
  if (!srcset) return attribute(element, prefix ? 'href' : 'src');
  return candidate(srcset, attribute(element, `${prefix}sizes`) ?? '100vw', phone);
}

const isFirst = (markup: string) => /\sfetchpriority="high"/i.test(markup);

/** The addresses of the pictures with `fetchpriority="high"`, as a browser with AVIF takes them. */
export function firstPictures(html: string, phone: Phone): string[] {
  const found: (string | undefined)[] = [];
  const single = html.replace(/<picture\b[\s\S]*?<\/picture>/gi, (picture) => {
    const source = /<source\b[^>]*\stype="image\/avif"[^>]*>/i.exec(picture)?.[0];
    if (!source) return picture;
    if (isFirst(picture)) found.push(chosen(source, phone));
    return '';
  });
  for (const [element] of single.matchAll(/<img\b[^>]*>/gi))
    if (isFirst(element)) found.push(chosen(element, phone));
  for (const [element] of single.matchAll(/<link\b[^>]*\sas="image"[^>]*>/gi))
    if (isFirst(element)) found.push(chosen(element, phone, 'image'));
  return [...new Set(found.filter((address) => address !== undefined))];
}
