import type { Advice } from '@/scripts/content/advice';

import { CHECKED, NOT_CHECKED } from './findings';

const listed = (title: string, lines: readonly string[]) =>
  [title, ...lines.map((line) => `  ${line}`)].join('\n');

/** The findings by file, with what was checked and what was not. */
export function launchReport(findings: readonly Advice[]): string {
  const limits = [listed('Checked:', CHECKED), listed('Not checked:', NOT_CHECKED)];
  if (findings.length === 0)
    return [...limits, 'Ready to go live, as far as this command can check.'].join('\n\n');
  const files = [...new Set(findings.map(({ file }) => file))];
  const texts = files.map((name) => {
    const own = findings.filter(({ file }) => file === name);
    return listed(
      name,
      own.map(({ found, remedy }) => `${found}: ${remedy}`),
    );
  });
  return [...texts, ...limits, `Not ready to go live. Findings: ${findings.length}`].join('\n\n');
}
