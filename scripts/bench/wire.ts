/** What the browser's protocol and the page itself tell of a load. */
import type { CDPSession, Page } from '@playwright/test';

export type Fetched = { type: string; ended: number; bytes: number };
type Seen = { paint: number; shifts: { at: number; value: number }[] };

/** Times are in ms since the navigation started. */
export function recordRequests(session: CDPSession): Fetched[] {
  const types = new Map<string, string>();
  const fetched: Fetched[] = [];
  let start: number | undefined;
  session.on('Network.requestWillBeSent', ({ requestId, timestamp, type = 'Other', request }) => {
    if (!request.url.startsWith('http')) return;
    start ??= timestamp;
    types.set(requestId, type);
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength: bytes }) => {
    const type = types.get(requestId);
    if (type) fetched.push({ type, ended: (timestamp - start!) * 1000, bytes });
  });
  return fetched;
}

export const watchPaint = (page: Page) =>
  page.addInitScript(() => {
    const seen: Seen = { paint: 0, shifts: [] };
    Object.assign(window, { seen });
    const watch = (type: string, each: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
        type,
        buffered: true,
      });
    watch('largest-contentful-paint', ({ startTime }) => (seen.paint = startTime));
    // All of them: nobody presses anything here. Those of a phone that is only emulated are marked as
    // following an input, because its window was given a size.
    watch('layout-shift', (entry) => {
      const { startTime: at, value } = entry as PerformanceEntry & { value: number };
      seen.shifts.push({ at, value });
    });
  });

export const seenBy = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: Seen }).seen);
