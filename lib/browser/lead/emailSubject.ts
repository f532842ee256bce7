import { productOf } from '@/lib/browser/lead/frames';
import { sanitizeValue } from '@/lib/parameters';

/**
 * For the first script: gives an email link next to a form the product as its subject, when it is clicked.
 * Only the browser knows the product.
 */
export function addEmailSubjects() {
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest?.<HTMLAnchorElement>('a[href^="mailto:"]');
    if (!link) return;
    const [address] = link.href.split('?');
    const product = sanitizeValue(productOf(link) ?? '');
    link.href = product ? `${address}?subject=${encodeURIComponent(product)}` : address!;
  });
}
