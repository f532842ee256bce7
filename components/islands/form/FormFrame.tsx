'use client';

import type { RefObject } from 'react';
import { LEAD_FORM_SANDBOX } from '@/lib/browser/lead/formFrame';

type Props = {
  ref?: RefObject<HTMLIFrameElement | null>;
  url: string;
  title: string;
  /** Whether the frame is in the booking dialog of the HTML, which gets its URL later. */
  isClosed: boolean;
};

/** The frame of a hosted form. In a closed dialog, the first script gives it the URL (components/first-script/booking.ts). */
export const FormFrame = ({ ref, url, title, isClosed }: Props) => (
  <iframe
    ref={ref}
    src={isClosed ? undefined : url}
    data-template={isClosed ? url : undefined}
    title={title}
    sandbox={LEAD_FORM_SANDBOX}
    referrerPolicy="strict-origin"
    className="relative size-full border-0"
  />
);
