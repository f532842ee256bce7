/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { routes } from '@/content/routes';
import { listed } from '@/lib/metadata';
import { expectSources, gitIn, lastChanges } from './dates';
import { SOURCES, UNDATED } from './policy/sources';

const FIRST = '2026-03-01T10:00:00+00:00';
const SECOND = '2026-05-02T12:30:00+02:00';
const SOURCES_OF_TWO = { '/': ['home.ts', 'words'], '/Other': ['other.ts'] };

let folder: string;
const history = () => path.join(folder, 'history');

/** Git for the folder it runs in: not for a repository around it, nor with this machine's settings. */
const environment = () => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))),
  NODE_ENV: process.env.NODE_ENV,
  GIT_CEILING_DIRECTORIES: folder,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
});

const changes = (sources: typeof SOURCES, where: string) =>
  lastChanges(sources, gitIn(where, environment()));

function git(where: string, date: string, ...args: string[]) {
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@a.example', '-c', 'commit.gpgsign=false'];
  const env = { ...environment(), GIT_COMMITTER_DATE: date };
  execFileSync('git', [...who, ...args], { cwd: where, env, stdio: 'ignore' });
}

function commit(file: string, date: string) {
  writeFileSync(path.join(history(), file), date);
  git(history(), date, 'add', '.');
  git(history(), date, 'commit', '-m', file);
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dates-'));
  mkdirSync(path.join(history(), 'words'), { recursive: true });
  git(history(), FIRST, 'init');
  writeFileSync(path.join(history(), 'home.ts'), '');
  commit('other.ts', FIRST);
  commit('words/a.ts', SECOND);
});

afterAll(() => rmSync(folder, { recursive: true }));

describe('lastChanges', () => {
  it('gives each route the date of the last commit that touched a file of it', () => {
    expect(changes(SOURCES_OF_TWO, history())).toEqual({
      dates: { '/': SECOND, '/Other': FIRST },
      trouble: [],
    });
  });

  it('leaves out a route that is in no commit yet, and says so', () => {
    const { dates, trouble } = changes({ '/New': ['new.ts'] }, history());
    expect(dates).toEqual({});
    expect(trouble).toEqual(['no date for /New, because its files are in no commit yet']);
  });

  it('leaves all out in a shallow clone, whose files all have one date', () => {
    const shallow = path.join(folder, 'shallow');
    git(folder, FIRST, 'clone', '--depth', '1', `file://${history()}`, shallow);
    const { dates, trouble } = changes(SOURCES_OF_TWO, shallow);
    expect(dates).toEqual({});
    expect(trouble).toEqual([expect.stringContaining('the clone is shallow')]);
  });

  it.each([
    ['a folder without a repository', (where: string) => mkdirSync(where)],
    ['a machine without git', () => {}],
    [
      'a repository without a commit',
      (where: string) => {
        mkdirSync(where);
        git(where, FIRST, 'init');
      },
    ],
  ])('leaves all out in %s, and says so', (name, make) => {
    const where = path.join(folder, name);
    make(where);
    // A working folder that does not exist fails to start git, as a missing git does.
    expect(changes(SOURCES_OF_TWO, where)).toEqual({
      dates: {},
      trouble: [expect.stringMatching(/^no dates, because git knows no history of this folder/)],
    });
  });
});

describe('expectSources', () => {
  it('names the route, the file and the remedy of a file that is gone', () => {
    expect(() => expectSources(SOURCES_OF_TWO, (file) => file !== 'words')).toThrow(
      'scripts/policy/sources.ts names words for /, which does not exist: mend the path or remove it',
    );
  });
});

describe('the files of each page', () => {
  it('are named for the pages to list, and for no other', () => {
    expect(Object.keys(SOURCES)).toEqual(listed(routes).map(({ path }) => path));
  });

  it('exist', () => {
    expect(() => expectSources(SOURCES, existsSync)).not.toThrow();
  });

  it.each(Object.entries(SOURCES))('hold all words that the page at %s is made of', (_, files) => {
    const imported = files
      .filter((file) => file.startsWith('app/'))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/from '@\/(content\/[^']+)'/g)])
      .map(([, module]) => `${module}.ts`)
      .filter((file) => !UNDATED.includes(file));
    const named = (file: string) =>
      files.some((source) => file === source || file.startsWith(`${source}/`));
    expect(imported.filter((file) => !named(file))).toEqual([]);
  });
});
