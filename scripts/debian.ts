/**
 * In: this machine. Out: how its Debian archive installs a package, for the tools that tests need.
 */

/**
 * What goes before `apt-get`: nothing for root, else sudo. `undefined` where there is no apt, or no
 * right to it. Without a terminal to ask for a password at, sudo fails at once.
 */
export function aptPrefix(has: (file: string) => boolean, isRoot: boolean): string | undefined {
  if (!has('/usr/bin/apt-get')) return undefined;
  if (isRoot) return '';
  return has('/usr/bin/sudo') ? 'sudo -n ' : undefined;
}

/** The command that installs a package; none where there is no apt, or no right to it. */
export function debianCommand(
  name: string,
  has: (file: string) => boolean,
  isRoot: boolean,
): string | undefined {
  const sudo = aptPrefix(has, isRoot);
  if (sudo === undefined) return undefined;
  return `${sudo}apt-get update && ${sudo}apt-get install -y ${name}`;
}
