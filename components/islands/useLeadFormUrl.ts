'use client';

import { usePathname } from 'next/navigation';
import { useState, useSyncExternalStore } from 'react';
import { firstView } from '@/lib/firstView';
import { leadFormUrl, PRODUCT_PARAMETER, type LeadFormAddress } from '@/lib/leadForm';
import { factsOf } from '@/lib/leadQuery';

const noSubscription = () => () => {};
const productFromQuery = () => new URLSearchParams(location.search).get(PRODUCT_PARAMETER);

/** The first answer for good: another address later would be another frame, and an empty form. */
function latch(read: () => string) {
  let value: string | undefined;
  return () => (value ??= read());
}

/**
 * The address of the form, with what is known of the lead, and the product that the lead is about:
 * of the booking, or of the page's own query. The static page knows no more than its own path.
 */
export function useLeadFormUrl(form: LeadFormAddress, booked: string | null) {
  const path = usePathname();
  const [plain] = useState(() =>
    leadFormUrl(form, booked, factsOf(form.parameters, { path, search: '' })),
  );
  const [read] = useState(() =>
    latch(() => {
      // Somebody fills in the form of the static page already: that one stays.
      if (document.activeElement instanceof HTMLIFrameElement) return plain;
      const first = firstView(form.parameters, { path, search: location.search });
      return leadFormUrl(form, booked ?? productFromQuery(), first);
    }),
  );
  const url = useSyncExternalStore(noSubscription, read, () => plain);
  const asked = useSyncExternalStore(noSubscription, productFromQuery, () => null);
  return { url, product: booked ?? asked };
}
