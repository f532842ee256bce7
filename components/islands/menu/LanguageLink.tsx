'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import type { MouseEvent } from 'react';
import { island } from '@/components/islands/page/island';
import { pathInLanguage } from '@/lib/pages/translations';
import { handOver } from '@/lib/browser/lead/own/keptText';
import { routeOf } from '@/lib/pages/paths';
import { isPlainClick } from '@/lib/browser/page/plainClick';

type Props = {
  /** The tag of the other language, its own name for itself, and the base path of its pages. */
  tag: string;
  name: string;
  basePath: string;
  className: string;
};

/** Takes what has been typed into the form along. If storage is blocked, asks before it is lost. */
function takeText(event: MouseEvent, basePath: string) {
  if (!isPlainClick(event) || handOver(basePath)) return;
  addEventListener('beforeunload', (leaving) => leaving.preventDefault(), { once: true });
}

const Link = ({ path, tag, name, basePath, className }: Props & { path: string }) => (
  <a
    href={encodeURI(basePath + pathInLanguage(path)) || '/'}
    lang={tag}
    hrefLang={tag}
    className={className}
    onClick={BUILD.ownForm ? (event) => takeText(event, basePath) : undefined}
  >
    <span className="inline-block first-letter:uppercase">{name}</span>
  </a>
);

const Home = (props: Props) => <Link path="/" {...props} />;

/**
 * A link to the same page in another language, or to the closest page above it that the other language
 * has. A plain link, because each language is an export of its own.
 */
export const LanguageLink = BUILD.languages
  ? island(function LanguageLink(props: Props) {
      const path = `/${useSelectedLayoutSegments().join('/')}`;
      return <Link path={routeOf(path, '') ?? '/'} {...props} />;
    }, Home)
  : // The pages of a site in one language do not load it.
    () => null;
