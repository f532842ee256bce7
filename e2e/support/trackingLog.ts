import type { Page } from '@playwright/test';

import { INSIGHT_SCRIPT, PIXEL_ORIGIN } from '@/lib/tracking/linkedIn';

/**
 * Records, in order, each call to `lintrk`, and each time that a script or pixel of the ad network
 * is added to the page or removed from it.
 */
export async function recordTracking(page: Page) {
  const log: string[] = [];
  await page.exposeFunction('logForTest', (line: string) => void log.push(line));
  await page.addInitScript(
    ([insight, pixels]) => {
      if (window.top !== window) return;
      const { logForTest } = window as unknown as { logForTest: (line: string) => void };
      const nameOf = (node: Node) => {
        if (node instanceof HTMLScriptElement && node.src === insight)
          return node.dataset.tracking ? 'contact script' : 'script';
        if (node instanceof HTMLImageElement && node.src.startsWith(pixels!)) return 'pixel';
        return undefined;
      };
      new MutationObserver((changes) => {
        for (const { addedNodes, removedNodes } of changes) {
          for (const node of addedNodes) if (nameOf(node)) logForTest(`+ ${nameOf(node)}`);
          for (const node of removedNodes) if (nameOf(node)) logForTest(`- ${nameOf(node)}`);
        }
      }).observe(document, { childList: true, subtree: true });
      let lintrk: unknown;
      Object.defineProperty(window, 'lintrk', {
        get: () => lintrk,
        set: (call: (...data: [string, { conversion_id: number }]) => void) => {
          lintrk = Object.assign((...data: Parameters<typeof call>) => {
            logForTest(`${data[0]} ${data[1].conversion_id}`);
            call(...data);
          }, call);
        },
      });
    },
    [INSIGHT_SCRIPT, PIXEL_ORIGIN],
  );
  return log;
}
