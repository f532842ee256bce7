'use client';

import { useSelectedLayoutSegments } from 'next/navigation';

import type { Alternate } from '@/lib/records/company';
import { hasPage, urlThere } from '@/lib/pages/alternates';

type Props = {
  /** The site in other languages. */
  sites: readonly Alternate[];
  /** The paths of the pages that they have, too, except for those that they miss. */
  shared: readonly string[];
  className: string;
};

/** Links to this page in the other languages or, where there is none, to the home page. */
export function LanguageLinks({ sites, shared, className }: Props) {
  const path = `/${useSelectedLayoutSegments().join('/')}`;
  return sites.map((site) => (
    <a
      key={site.language}
      href={shared.includes(path) && hasPage(site, path) ? urlThere(site, path) : site.url}
      lang={site.language}
      hrefLang={site.language}
      className={className}
    >
      {site.label}
    </a>
  ));
}
