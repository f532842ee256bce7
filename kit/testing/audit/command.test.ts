/** @jest-environment node */
import { audit } from './audit';
import { auditCommand } from './command';

jest.mock('./audit', () => ({ audit: jest.fn() }));
jest.mock('./session', () => ({ CannotAudit: class extends Error {} }));

const audited = jest.mocked(audit);
const URL_OF_SITE = 'https://site.example';

/** Runs the command on a site with these findings. Returns its exit code and its output. */
async function run(args: string[], findings: Awaited<ReturnType<typeof audit>> = []) {
  let output = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => Boolean((output += text)));
  audited.mockResolvedValue(findings);
  const code = await auditCommand(args);
  jest.restoreAllMocks();
  return { code, output };
}

describe('the command of the audit', () => {
  it('exits with 0 if there are no findings', async () => {
    expect(await run([URL_OF_SITE])).toEqual({ code: 0, output: '0 findings\n' });
  });

  it('exits with 1 and prints one line for each cause', async () => {
    const fault = {
      rule: 'description',
      element: 'head',
      message: 'has no description',
      page: '/',
    };
    const finding = { ...fault, pages: ['/'], faults: [fault] };
    expect(await run([URL_OF_SITE], [finding])).toEqual({
      code: 1,
      output: expect.stringMatching(/^description: .* \[\/\]\n1 finding\n$/),
    });
  });

  it('passes on its arguments', async () => {
    await run(['--live', '--skip', 'title', '--skip', 'h1', URL_OF_SITE, '/thank-you']);
    expect(audited).toHaveBeenLastCalledWith(
      URL_OF_SITE,
      expect.objectContaining({ live: true, skip: ['title', 'h1'], paths: ['/thank-you'] }),
    );
  });
});
