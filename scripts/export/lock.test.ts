/** @jest-environment node */
import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { alone } from './lock';

jest.mock('@/scripts/command', () => ({
  ...jest.requireActual<object>('@/scripts/command'),
  root: mkdtempSync(path.join(tmpdir(), 'lock-')),
}));

const { root } = jest.requireMock<{ root: string }>('@/scripts/command');
const FILE = path.join(root, '.next/cache/build.lock');

async function lockedBy(pid: number) {
  await mkdir(path.dirname(FILE), { recursive: true });
  await writeFile(FILE, String(pid));
}

afterEach(() => rm(root, { recursive: true, force: true }));

describe('alone', () => {
  it('stops while another process builds', async () => {
    const other = spawn('sleep', ['60']);
    await lockedBy(other.pid!);
    await expect(alone(async () => 'built')).rejects.toThrow(
      `Process ${other.pid} is building or generating files of this project: wait until it has ended.`,
    );
    other.kill();
  });

  it('goes on after a process that was killed', async () => {
    const killed = spawn('sleep', ['60']);
    await lockedBy(killed.pid!);
    const ended = new Promise((resolve) => killed.once('exit', resolve));
    killed.kill('SIGKILL');
    await ended;
    await expect(alone(async () => 'built')).resolves.toBe('built');
  });

  it('lets the next one build when it has ended, or failed', async () => {
    await expect(alone(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(alone(async () => 'built')).resolves.toBe('built');
    await expect(alone(async () => 'built again')).resolves.toBe('built again');
  });
});
