'use client';

import { useEffect } from 'react';
import { island } from '@/components/islands/page/island';

type Props = {
  /** With the base path, encoded as in URLs. */
  paths: readonly string[];
};

const spelled = (path: string) => path.toLowerCase().replace(/\/$/, '');

/**
 * On the 404 page, opens the page whose path differs only by letter case or a slash at the end. Hosts
 * redirect only paths in lowercase, or nothing.
 */
export const CorrectUrl = island(function CorrectUrl({ paths }: Props) {
  useEffect(() => {
    const { pathname, search, hash, origin } = location;
    const path = paths.find((each) => spelled(each) === spelled(pathname));
    // A host that redirects the correct path back would make this a loop.
    const isReturn = document.referrer === origin + pathname + search;
    if (path === undefined || path === pathname || isReturn) return;
    location.replace(path + search + hash);
  }, [paths]);

  return null;
});
