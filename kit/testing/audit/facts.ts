import { htmlElements, type HtmlElement } from '../../finish/elements';
import { namedByElement } from '../../finish/references';

/** A reference of a page: the element that has it, and the absolute URL, or `invalid:` and what is none. */
export type Reference = { element: string; url: string };

/** What the HTML of a page says. */
export type Facts = {
  description: string | undefined;
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
  /** Whether the page has a policy in a `meta` element. */
  hasPolicy: boolean;
};

/** Of the other links, a browser loads nothing before a click. */
const LOADED = /stylesheet|icon|manifest|preload/i;

const isLink = ({ name }: HtmlElement) => /^(a|area)$/.test(name);

/** The audit submits no form. */
const isFile = ({ name, attributes }: HtmlElement) =>
  !/^(a|area|base|form|button)$/.test(name) &&
  (name !== 'link' || LOADED.test(attributes.get('rel') ?? ''));

/** @param address the URL of the HTML */
export function factsOf(html: string, address: string): Facts {
  const elements = htmlElements(html);
  const named = (name: string) => elements.filter((each) => each.name === name);
  const valuesOf = (some: readonly HtmlElement[], attribute: string) =>
    some.flatMap(({ attributes }) => attributes.get(attribute)?.trim() ?? []);
  const metaOf = (attribute: string, value: string) =>
    named('meta').filter(({ attributes }) => attributes.get(attribute)?.toLowerCase() === value);
  const linksOf = (rel: RegExp) =>
    named('link').filter(({ attributes }) => rel.test(attributes.get('rel') ?? ''));
  const [folder = ''] = valuesOf(named('base'), 'href');
  const base = URL.canParse(folder, address) ? new URL(folder, address) : address;
  const resolve = (to: string) =>
    URL.canParse(to, base) ? new URL(to, base).href : `invalid:${to}`;
  const referencesOf = (some: readonly HtmlElement[]) =>
    some.flatMap((each) =>
      namedByElement(each).map((to) => ({ element: `${each.name} “${to}”`, url: resolve(to) })),
    );
  return {
    description: valuesOf(metaOf('name', 'description'), 'content')[0],
    canonical: valuesOf(linksOf(/^canonical$/i), 'href').map(resolve),
    isIndexable: !valuesOf(metaOf('name', 'robots'), 'content').some((each) =>
      /noindex|none/i.test(each),
    ),
    h1: named('h1').length,
    alternates: linksOf(/\balternate\b/i).flatMap(({ attributes }) => {
      const lang = attributes.get('hreflang');
      return lang ? { lang, url: resolve(attributes.get('href') ?? '') } : [];
    }),
    links: referencesOf(elements.filter(isLink)),
    files: referencesOf(elements.filter(isFile)),
    ids: [...valuesOf(elements, 'id'), ...valuesOf(named('a'), 'name')],
    jsonLd: named('script')
      .filter(({ attributes }) => attributes.get('type') === 'application/ld+json')
      .map(({ text }) => text),
    hasPolicy: metaOf('http-equiv', 'content-security-policy').length > 0,
  };
}
