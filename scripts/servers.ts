/**
 * In: this machine. Out: the web servers that the host tests start, installed where that can be done.
 * Runs before Playwright; a host whose server is missing is skipped, and says so.
 */
import { existsSync } from 'node:fs';

import { aptPrefix } from './debian';
import { run } from './process';

export const SERVERS = {
  nginx: { file: '/usr/sbin/nginx', package: 'nginx' },
  // Without the package around it, which would start a service.
  apache2: { file: '/usr/sbin/apache2', package: 'apache2-bin' },
  caddy: { file: '/usr/bin/caddy', package: 'caddy' },
  python3: { file: '/usr/bin/python3', package: 'python3' },
} as const;

export type ServerName = keyof typeof SERVERS;

const names = Object.keys(SERVERS) as ServerName[];

export const missingServers = (has: (file: string) => boolean = existsSync): ServerName[] =>
  names.filter((name) => !has(SERVERS[name].file));

/**
 * The command that installs them from Debian's archive, as root or with sudo; none elsewhere. What
 * Debian starts on installation is stopped again: the tests start their own, on ports of their own.
 */
export function installCommand(
  missing: readonly ServerName[],
  has: (file: string) => boolean,
  isRoot: boolean,
): string | undefined {
  const sudo = aptPrefix(has, isRoot);
  if (sudo === undefined) return undefined;
  const packages = missing.map((name) => SERVERS[name].package).join(' ');
  const services = missing.filter((name) => name === 'nginx' || name === 'caddy').join(' ');
  const install = `${sudo}apt-get update && ${sudo}env RUNLEVEL=1 apt-get install -y --no-install-recommends ${packages}`;
  return services && has('/run/systemd/system')
    ? `${install} && ${sudo}systemctl disable --now ${services}`
    : install;
}

export async function provideServers(): Promise<string> {
  const missing = missingServers();
  if (missing.length > 0) {
    const command = installCommand(missing, existsSync, process.getuid?.() === 0);
    if (command) {
      console.log(`Not on this machine: ${missing.join(', ')}. Installing: ${command}`);
      await run(command);
    }
  }
  const still = missingServers();
  const found = names.filter((name) => !still.includes(name)).join(', ') || 'none';
  return still.length === 0 ? found : `${found}; skipped, because missing: ${still.join(', ')}`;
}
