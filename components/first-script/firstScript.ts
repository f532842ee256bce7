/**
 * The first script of every page, which the build inlines after the page's data block
 * (scripts/finish/page.ts).
 */
import { startBeforeHydration } from '@/components/first-script/beforeHydration';
import { openForms } from '@/lib/browser/hostedForm';
import { collapseSlashes, loadScripts, readPageData } from '@/lib/browser/loadScripts';

/**
 * Chrome 120, Firefox 130, Safari 17.2 and newer (docs/decisions.md). Others show the page as without
 * scripts.
 */
const isSupported = 'popover' in HTMLElement.prototype && 'name' in HTMLDetailsElement.prototype;

// In every browser: the plain frame in `noscript` is only for those without scripts.
addEventListener('DOMContentLoaded', () => openForms(document));
if (isSupported) {
  const { scripts } = readPageData();
  collapseSlashes();
  startBeforeHydration();
  loadScripts(scripts, BUILD.basePath);
} else {
  // Otherwise, the navigation bar would stay transparent.
  document.documentElement.dataset.scrolled = '';
}
