/** @jest-environment node */
import { installCommand, missingServers } from './servers';

const systemd = '/run/systemd/system';

describe('missingServers', () => {
  it('names what is not on the machine', () => {
    expect(missingServers(() => true)).toEqual([]);
    expect(missingServers((file) => !file.endsWith('caddy'))).toEqual(['caddy']);
  });
});

describe('installCommand', () => {
  it('installs what is missing from Debian, with sudo for a normal user', () => {
    const command = installCommand(['apache2', 'python3'], (file) => file !== systemd, true);
    expect(command).toMatch(/^apt-get update && .* apache2-bin python3$/);
    expect(installCommand(['caddy'], () => true, false)).toMatch(/^sudo .* && sudo .* && sudo /);
  });

  it('stops the services that Debian starts, where there are any', () => {
    expect(installCommand(['nginx', 'apache2'], () => true, true)).toMatch(
      /&& systemctl disable --now nginx$/,
    );
    expect(installCommand(['nginx'], (file) => file !== systemd, true)).not.toMatch(/systemctl/);
  });

  it('installs nothing where it cannot', () => {
    expect(installCommand(['nginx'], () => false, true)).toBeUndefined();
    expect(installCommand(['nginx'], (file) => !file.endsWith('sudo'), false)).toBeUndefined();
  });
});
