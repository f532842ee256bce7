'use client';

import { useEffect, useRef, type ComponentProps } from 'react';
import { FORM_URL, openForm } from '@/lib/browser/lead/frames';

type Props = Omit<ComponentProps<'iframe'>, 'src'> & {
  /** The URL of the form, to which the product and the attribution are added. */
  url: string;
};

/**
 * The frame of a hosted form. In the HTML, it has no URL: only the browser knows which product and which ad
 * to add to it. The first script opens it when the document is parsed, and the effect after a client-side
 * navigation, so that the form loads once. React never renders `src`.
 */
export function LeadFrame({ url, ...props }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => openForm(frame.current!), []);

  return <iframe ref={frame} {...{ [FORM_URL]: url }} {...props} suppressHydrationWarning />;
}
