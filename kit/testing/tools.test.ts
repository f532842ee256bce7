import { mayInstall } from './tools';

const DEBIAN = { '/etc/os-release': 'NAME="Debian GNU/Linux"\nID=debian\n' };
const CONTAINER = { ...DEBIAN, '/.dockerenv': '' };

it.each([
  ['a container of Docker', true, CONTAINER, 0, {}],
  ['CI', true, DEBIAN, 0, { CI: 'true' }],
  ['no container', false, DEBIAN, 0, {}],
  ['a container, but not as root', false, CONTAINER, 1000, {}],
  ['a container of Ubuntu', false, { ...CONTAINER, '/etc/os-release': 'ID=ubuntu\n' }, 0, {}],
])('In %s, the tests may install software: %s', (_, expected, files, user, env) => {
  const read = (file: string) => (files as Record<string, string>)[file] ?? null;
  expect(mayInstall(read, user, env)).toBe(expected);
});
