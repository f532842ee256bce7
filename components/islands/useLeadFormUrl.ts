'use client';

import { usePathname } from 'next/navigation';
import { useState, useSyncExternalStore } from 'react';
import { attribution, landingPath } from '@/lib/lead/attribution';
import { leadFormUrl, type LeadFormAddress } from '@/lib/lead/leadForm';
import { PRODUCT_PARAMETER, readAttribution } from '@/lib/lead/parameters';
import { hasUsedFrame } from '@/lib/lead/usedFrames';

type Lead = {
  url: string;
  /** The booked product, or the product in the query of the page's URL. */
  product: string | null;
};

const noSubscription = () => () => {};

/**
 * Returns one function for the form's URL in the static HTML and one for the form's URL for this
 * visitor. Each URL is computed only once, because a new URL would load a new, empty form.
 */
function readers(form: LeadFormAddress, booked: string | null, path: string) {
  // The static HTML depends on the path, not on the query.
  const page: Lead = {
    url: leadFormUrl(form, booked, readAttribution(form.parameters, { path, search: '' })),
    product: booked,
  };
  let visitor: Lead | undefined;
  const read = (): Lead => {
    // If the visitor has used the form in the static HTML, keep that frame.
    if (hasUsedFrame()) return page;
    const product = booked ?? new URLSearchParams(location.search).get(PRODUCT_PARAMETER);
    const facts = attribution(form.parameters, { path, search: location.search });
    return { url: leadFormUrl(form, product, facts), product };
  };
  return { ofPage: () => page, ofVisitor: () => (visitor ??= read()) };
}

/**
 * The form's URL: during hydration, the URL in the static HTML; afterward, the URL for this
 * visitor.
 */
export function useLeadFormUrl(form: LeadFormAddress, booked: string | null): Lead {
  const path = landingPath(usePathname(), '');
  const [{ ofPage, ofVisitor }] = useState(() => readers(form, booked, path));
  return useSyncExternalStore(noSubscription, ofVisitor, ofPage);
}
