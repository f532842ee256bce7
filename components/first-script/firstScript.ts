/**
 * The first script of every page. The build inserts it right after the page's data block
 * (kit/finish/html.ts), so no file and no framework delays it.
 */
import { BASE_PATH } from '@/lib/build.generated';
import { startBeforeHydration } from '@/components/first-script/beforeHydration';
import { collapseSlashes, loadScripts, readPageData } from '@/kit/early/loadScripts';

const { scripts } = readPageData();

collapseSlashes();
startBeforeHydration();
loadScripts(scripts, BASE_PATH);
