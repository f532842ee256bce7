/**
 * The first script of every page, unless a site has its own. The build inserts it right after the
 * page's data block, so no file and no framework delays it.
 */
import { collapseSlashes, loadScripts, readPageData } from './loadScripts';

/** The base path of the site, which the build inserts. */
declare const __BASE_PATH__: string;

const { scripts } = readPageData();

collapseSlashes();
loadScripts(scripts, __BASE_PATH__);
