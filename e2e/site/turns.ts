import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

import { listen } from '@/kit/testing/process';

/**
 * Spreads requests over time. Workers are processes of their own, so they ask a server for their turn.
 *
 * @param rate the most requests in a second, from this process and from all workers
 */
export async function startTurns(rate: number) {
  let last = 0;
  const turn = () => {
    const now = performance.now();
    last = Math.max(last + 1000 / rate, now);
    return sleep(last - now);
  };
  const { origin, stop } = await listen(
    createServer((_, response) => void turn().then(() => response.end())),
  );
  return { turn, origin, stop };
}
