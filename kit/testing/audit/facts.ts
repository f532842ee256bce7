import type { Page } from '@playwright/test';

import { type InPage, prepare } from '../fault';

/** A reference of a page: the element that has it, and the URL. */
export type Reference = { element: string; url: string };

/** What the HTML of a page says, read while scripts are off. */
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
  /** All visible text, without white space. */
  text: string;
};

export async function readFacts(page: Page): Promise<Facts> {
  await prepare(page);
  return page.evaluate(() => {
    const { nameOfElement } = window as unknown as InPage;
    const all = <Kind extends Element>(selector: string) => [
      ...document.querySelectorAll<Kind>(selector),
    ];
    const attributes = (selector: string, name: string) =>
      all(selector).flatMap((each) => each.getAttribute(name) ?? []);
    const resolve = (url: string) => {
      try {
        return new URL(url, document.baseURI).href;
      } catch {
        return `invalid:${url}`;
      }
    };
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
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let text = '';
    while (walker.nextNode())
      if (
        walker.currentNode.parentElement!.checkVisibility({
          opacityProperty: true,
          visibilityProperty: true,
        })
      )
        text += walker.currentNode.textContent!.replace(/\s+/g, '');
    return {
      title: document.title.trim(),
      description: attributes('meta[name="description"]', 'content')[0]?.trim() ?? null,
      canonical: attributes('link[rel="canonical"]', 'href').map(resolve),
      isIndexable: !attributes('meta[name="robots"]', 'content').some((each) =>
        /noindex|none/i.test(each),
      ),
      h1: all('h1').length,
      alternates: all<HTMLLinkElement>('link[rel~="alternate"][hreflang]').map((link) => ({
        lang: link.hreflang,
        url: link.href,
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
      text,
    };
  });
}
