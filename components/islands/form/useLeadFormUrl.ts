import { usePathname } from 'next/navigation';
import { useLayoutEffect, useState, type RefObject } from 'react';
import { useIsHydrated } from '@/components/islands/page/useIsHydrated';
import { attribution } from '@/lib/browser/attribution';
import { leadFormUrl, type LeadFormAddress } from '@/lib/lead/frame/formUrl';
import { knownProduct, readAttribution } from '@/lib/lead/parameters';
import { isUsedFrame } from '@/lib/browser/lead/usedFrames';
import { whenActivated } from '@/lib/browser/page/pageVisibility';
import { onConsentChange } from '@/lib/browser/consent';

type Lead = {
  /** `null` until the URL is known. */
  url: string | null;
  /** The booked product, or the product in the query of the page's URL. */
  product: string | null;
};

/**
 * The form's URL: during hydration, the URL in the static HTML; afterward, the URL for this
 * visitor. The visitor's answer to the consent banner changes the URL. Nothing changes the URL of a
 * used form, because a new URL would load a new, empty form.
 */
export function useLeadFormUrl(
  form: LeadFormAddress,
  booked: string | null,
  products: readonly string[] | undefined,
  frame: RefObject<HTMLIFrameElement | null>,
): Lead {
  const isHydrated = useIsHydrated();
  const path = usePathname();
  // Keep the first values: the popup keeps its form if the visitor navigates behind it.
  const [first] = useState({ form, booked, products });
  const [lead, setLead] = useState<Lead>(() => {
    if (isHydrated) return { url: null, product: booked };
    // The static HTML depends on the path, not on the query.
    const landing = readAttribution(form.parameters, { path, search: '' });
    return { url: leadFormUrl(form, booked, landing), product: booked };
  });

  // Read the query in an effect: while a client-side navigation renders, `location` is still the
  // URL of the previous page. In a layout effect, the frame still gets into the first paint.
  useLayoutEffect(() => {
    const { search } = location;
    const product = first.booked ?? knownProduct(first.products, search);
    const update = () => {
      const url = leadFormUrl(first.form, product, attribution(first.form.parameters));
      const isUsed = isUsedFrame(frame.current);
      setLead((shown) => ({ url: isUsed ? shown.url : url, product }));
    };
    whenActivated(update);
    return onConsentChange(update);
  }, [first, frame]);

  return lead;
}
