'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import { hasPage, urlThere } from '@/lib/urls';
import type { Alternate } from '@/lib/company';

type Props = {
  sites: readonly Alternate[];
  className: string;
};

/** To this page in the other languages or, where there is none, to the home page. */
export function LanguageLinks({ sites, className }: Props) {
  const path = `/${useSelectedLayoutSegments().join('/')}`;
  return sites.map((site) => (
    <a
      key={site.language}
      href={hasPage(site, path) ? urlThere(site, path) : site.url}
      lang={site.language}
      hrefLang={site.language}
      className={className}
    >
      {site.label}
    </a>
  ));
}
