import type { Page } from '@playwright/test';

import { type InPage, prepare } from '../fault';

/** A reference of a page: the element that has it, and the URL. */
export type Reference = { element: string; url: string };

/** What the HTML of a page says. */
export type Facts = {
  title: string;
  description: string | null;
  canonical: string[];
  isIndexable: boolean;
  h1: number;
  alternates: { lang: string; url: string }[];
  links: Reference[];
  /** Pictures, stylesheets, scripts, icons, frames, and what else the page loads. */
  files: Reference[];
  ids: string[];
  /** The text of each JSON-LD script. */
  jsonLd: string[];
  /** The policies in `meta` elements. */
  policies: string[];
};

/**
 * Reads HTML with the parser of a browser, which neither runs its scripts nor loads its files.
 *
 * @param parser any page of the browser
 * @param address the URL of the HTML
 */
export async function readFacts(parser: Page, html: string, address: string): Promise<Facts> {
  await prepare(parser);
  return parser.evaluate(
    ([source, url]) => {
      const { nameOfElement } = window as unknown as InPage;
      const parsed = new DOMParser().parseFromString(source, 'text/html');
      const all = (selector: string) => [...parsed.querySelectorAll(selector)];
      const baseOf = () => {
        const [base] = attributes('base[href]', 'href');
        return base && URL.canParse(base, url) ? new URL(base, url).href : url;
      };
      const attributes = (selector: string, name: string) =>
        all(selector).flatMap((each) => each.getAttribute(name) ?? []);
      const base = baseOf();
      const resolve = (to: string) =>
        URL.canParse(to, base) ? new URL(to, base).href : `invalid:${to}`;
      const references = (selector: string, name: string) =>
        all(selector).flatMap((each) => {
          const value = each.getAttribute(name);
          if (value === null) return [];
          // A comma without a space belongs to the URL.
          const urls = name.endsWith('srcset')
            ? value.split(/,\s+/).map((part) => part.trim().split(/\s+/)[0]!)
            : [value];
          return urls.map((url) => ({ element: nameOfElement(each), url: resolve(url) }));
        });
      return {
        title: parsed.title.trim(),
        description: attributes('meta[name="description"]', 'content')[0]?.trim() ?? null,
        canonical: attributes('link[rel="canonical"]', 'href').map(resolve),
        isIndexable: !attributes('meta[name="robots"]', 'content').some((each) =>
          /noindex|none/i.test(each),
        ),
        h1: all('h1').length,
        alternates: all('link[rel~="alternate"][hreflang]').map((link) => ({
          lang: link.getAttribute('hreflang')!,
          url: resolve(link.getAttribute('href') ?? ''),
        })),
        links: references('a[href], area[href]', 'href'),
        files: [
          ...references(':is(img, script, iframe, source, video, audio, embed, input)[src]', 'src'),
          ...references(':is(img, source)[srcset]', 'srcset'),
          ...references('video[poster]', 'poster'),
          ...references(
            'link:is([rel~="stylesheet"], [rel~="icon"], [rel~="manifest"], [rel~="apple-touch-icon"], [rel~="preload"], [rel~="modulepreload"])[href]',
            'href',
          ),
          ...references('link[imagesrcset]', 'imagesrcset'),
          ...references('meta[property="og:image"], meta[name="twitter:image"]', 'content'),
        ],
        ids: [...attributes('[id]', 'id'), ...attributes('a[name]', 'name')],
        jsonLd: all('script[type="application/ld+json"]').map((each) => each.textContent!),
        policies: attributes('meta[http-equiv="Content-Security-Policy" i]', 'content'),
      };
    },
    [html, address] as const,
  );
}
