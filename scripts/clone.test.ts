import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { root } from './command';

const CRLF = Buffer.from('one\r\ntwo\r\n');
const LF = Buffer.from('one\ntwo\n');
/** A PNG starts with CRLF, so that a conversion breaks it. */
const PNG = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');

it('has the same files in a clone with the defaults of Git for Windows', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'clone-'));
  const from = path.join(folder, 'from');
  const to = path.join(folder, 'to');
  const git = (...args: string[]) => execFileSync('git', args, { stdio: 'pipe' });
  const commit = ['-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '-m', 'Files'];
  git('init', from);
  copyFileSync(path.join(root, '.gitattributes'), path.join(from, '.gitattributes'));
  const files = {
    'page.tsx': LF,
    'post.md': LF,
    'x.htaccess': LF,
    'pasted.md': CRLF,
    'a.png': PNG,
  };
  for (const [name, bytes] of Object.entries(files)) writeFileSync(path.join(from, name), bytes);
  git('-C', from, 'add', '.');
  git('-C', from, ...commit);
  git('clone', '-c', 'core.autocrlf=true', '-c', 'core.eol=crlf', from, to);
  const cloned = Object.keys(files).map((name) => readFileSync(path.join(to, name)));
  expect(cloned).toEqual([LF, LF, LF, LF, PNG]);
  rmSync(folder, { recursive: true });
});
