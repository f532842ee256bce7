'use client';

import { useEffect, useRef, type ComponentProps } from 'react';
import { openForm } from '@/lib/browser/hostedForm';

type Props = Omit<ComponentProps<'iframe'>, 'src'> & {
  /** Without the product and the attribution. */
  url: string;
};

/**
 * In the HTML, the frame has no URL: only the browser knows the product and the ad. The first script opens
 * it when the document is parsed, and the effect after a client-side navigation, so that the form loads
 * once. React never renders `src`.
 */
export function LeadFrame({ url, ...props }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => openForm(frame.current!), []);

  return <iframe ref={frame} data-form={url} {...props} suppressHydrationWarning />;
}
