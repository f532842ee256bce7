import { productOf } from '@/lib/browser/lead/frames';
import { sanitizeValue } from '@/lib/parameters';

/**
 * For the first script: an email link that is clicked next to a form has the product as its subject. The HTML has
 * only the address, because the product is known only in the browser.
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
