/**
 * The first script of every page. The build inserts it right after the page's data block
 * (scripts/export/next-html.ts), so no file and no framework delays it.
 */
import { startBeforeHydration } from '@/components/early/beforeHydration';
import { loadScripts } from '@/components/early/loadScripts';
import type { PageData } from '@/lib/pageData';

// Never look for the block by id or type: markup that somebody injects could contain another one.
const block = document.currentScript!.previousElementSibling!;
const { scripts, leavesFrame } = JSON.parse(block.textContent!) as PageData;

startBeforeHydration({ leavesFrame });
loadScripts(scripts);
