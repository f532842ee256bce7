/**
 * The first script of every page. The build inserts it right after the page's data block
 * (scripts/finish/page.ts), so no file and no framework delays it.
 */
import { startBeforeHydration } from '@/components/first-script/beforeHydration';
import { openForms } from '@/lib/browser/lead/frames';
import { collapseSlashes, loadScripts, readPageData } from '@/lib/browser/loadScripts';

/**
 * Chrome 120, Firefox 130, Safari 17.2 and newer (docs/decisions.md). Others show the page as it
 * is without scripts.
 */
const isSupported = 'popover' in HTMLElement.prototype && 'name' in HTMLDetailsElement.prototype;

// In every browser: the plain frame in `noscript` is only for those without scripts.
openForms();
if (isSupported) {
  const { scripts } = readPageData();
  collapseSlashes();
  startBeforeHydration();
  loadScripts(scripts, BUILD.basePath);
} else {
  // The navigation bar would stay transparent: nothing watches the scroll position.
  document.documentElement.dataset.scrolled = '';
}
