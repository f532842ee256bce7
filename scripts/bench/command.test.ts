/** @jest-environment node */
import { largestBelow, measured } from './command';

const cwd = process.cwd();

describe('largestBelow', () => {
  it('finds the largest process of a family, however deep and in whatever order', () => {
    const rows = ' 30 20 700\n 20 10 50\n 10 1 5\n 99 1 9000\n';
    expect(largestBelow(10, rows)).toBe(700);
  });

  it('is nothing for a process that has ended', () => {
    expect(largestBelow(10, ' 99 1 9000\n')).toBe(0);
  });
});

describe('measured', () => {
  it('gives the time and the memory of a command', async () => {
    const { ms, peakBytes } = await measured('node -e "Buffer.alloc(8e7, 1)"', { cwd });
    expect(ms).toBeGreaterThan(0);
    expect(peakBytes).toBeGreaterThan(8e7);
  });

  it('hands on the environment', async () => {
    const command = 'node -e "process.exit(process.env.BENCH_TEST === \'on\' ? 0 : 1)"';
    await measured(command, { cwd, env: { BENCH_TEST: 'on' } });
  });

  it('says what failed, where, and its last words', async () => {
    const failing = measured('echo last words; exit 3', { cwd });
    await expect(failing).rejects.toThrow(/`echo last words; exit 3` failed in .*:\nlast words/);
  });

  it('ends a command with all it started when its time is over', async () => {
    const start = performance.now();
    const late = measured('node -e "setInterval(() => {}, 1000)"', { cwd, limitMs: 300 });
    await expect(late).rejects.toThrow('took more than 0.005 minutes');
    expect(performance.now() - start).toBeLessThan(60_000);
  });
});
