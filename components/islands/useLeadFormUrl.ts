'use client';

import { usePathname } from 'next/navigation';
import { useState, useSyncExternalStore } from 'react';
import { attribution, landingPath } from '@/lib/lead/attribution';
import { leadFormUrl, type LeadFormAddress } from '@/lib/lead/leadForm';
import { PRODUCT_PARAMETER, readAttribution } from '@/lib/lead/parameters';

type Lead = {
  url: string;
  /** The product of the booking, or of the page's own query. */
  product: string | null;
};

const noSubscription = () => () => {};

/** Reads once: another URL later would be another frame, and an empty form. */
function readers(form: LeadFormAddress, booked: string | null, path: string) {
  // The static HTML knows its own path, and no query.
  const page: Lead = {
    url: leadFormUrl(form, booked, readAttribution(form.parameters, { path, search: '' })),
    product: booked,
  };
  let visitor: Lead | undefined;
  const read = (): Lead => {
    // A visitor types in the form of the static HTML already: that frame stays.
    if (document.activeElement instanceof HTMLIFrameElement) return page;
    const product = booked ?? new URLSearchParams(location.search).get(PRODUCT_PARAMETER);
    const facts = attribution(form.parameters, { path, search: location.search });
    return { url: leadFormUrl(form, product, facts), product };
  };
  return { ofPage: () => page, ofVisitor: () => (visitor ??= read()) };
}

/** The form's URL: that of the static HTML while React hydrates, then that of this visitor. */
export function useLeadFormUrl(form: LeadFormAddress, booked: string | null): Lead {
  const path = landingPath(usePathname(), '');
  const [{ ofPage, ofVisitor }] = useState(() => readers(form, booked, path));
  return useSyncExternalStore(noSubscription, ofVisitor, ofPage);
}
