/**
 * Audits a site from the command line: `tsx kit/testing/audit/command.ts https://example.com`. Prints one
 * line for each cause. The exit code is 0 if there are no findings, 1 if there are, and 2 if the audit
 * could not run.
 */
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { audit } from './audit';
import { linesOf } from './merge';
import { CannotAudit } from './session';

const USAGE = `Usage: tsx kit/testing/audit/command.ts [--all] [--live] [--skip RULE]… URL [PATH …]

  URL     the home page
  PATH    a page that is in no sitemap, and to which no link leads: /thank-you
  --all   print a line for each element on each page
  --live  send requests to other origins: conversions and analytics then count the audit
  --skip  accept the findings of a rule, which is the first word of their line
`;

/** @returns the exit code */
async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: {
      all: { type: 'boolean', default: false },
      live: { type: 'boolean', default: false },
      skip: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const [url, ...paths] = positionals;
  if (!url || values.help) {
    process.stderr.write(USAGE);
    return 2;
  }
  const note = (line: string) => void process.stderr.write(`${line}\n`);
  const findings = await audit(url, { paths, live: values.live, skip: values.skip, note });
  for (const line of linesOf(findings, values.all)) process.stdout.write(`${line}\n`);
  process.stdout.write(`${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}\n`);
  return findings.length > 0 ? 1 : 0;
}

/**
 * Runs the command.
 *
 * @returns the exit code
 */
export async function auditCommand(args: string[]): Promise<number> {
  try {
    return await run(args);
  } catch (error) {
    const { message, stack, code } = error as NodeJS.ErrnoException;
    const isKnown = error instanceof CannotAudit || code?.startsWith('ERR_PARSE_ARGS');
    process.stderr.write(`${isKnown ? message : (stack ?? message)}\n`);
    return 2;
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  void auditCommand(process.argv.slice(2)).then((code) => (process.exitCode = code));
