import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';

import { root } from '@/scripts/command';

import { withBuildLock } from './lock';

const PROJECT = `/projects/${randomUUID()}`;
const build = () => withBuildLock(async () => 'built', PROJECT);

/** Another process, which builds until it is killed. */
async function otherBuild() {
  const code = `import { withBuildLock } from '@/scripts/export/lock';
withBuildLock(() => new Promise(() => setInterval(() => {}, 1000) && console.log('building')), '${PROJECT}');`;
  const other = spawn(process.execPath, ['--import', 'tsx', '--eval', code], { cwd: root });
  await once(other.stdout, 'data');
  return other;
}

describe('withBuildLock', () => {
  it('stops while another process builds, and goes on after it was killed', async () => {
    const other = await otherBuild();
    await expect(build()).rejects.toThrow('Another process is building or generating files');
    other.kill('SIGKILL');
    await once(other, 'exit');
    await expect(build()).resolves.toBe('built');
  });
});
