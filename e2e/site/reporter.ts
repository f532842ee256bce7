/** Prints one line for each cause, and writes the findings to a file. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import type {
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestError,
  TestResult,
} from '@playwright/test/reporter';

import { lineOf, type Located, merge } from '@/kit/testing/audit/merge';
import type { Fault } from '@/kit/testing/fault';

import { FINDING } from './fixtures';
import { OPTIONS, RESULTS } from './options';
import { readTargets } from './targets';

/** The number of pages after which a line says how far the audit is. */
const PROGRESS = 50;

const messageOf = (error: TestError | undefined) =>
  stripVTControlCharacters(error?.message ?? '').replace(/^\w*Error: /, '');

const countOf = ({ length }: readonly unknown[]) =>
  `${length} ${length === 1 ? 'finding' : 'findings'}`;

/** What a test has found. If it has ended, only its last run counts: the one before was too slow. */
function faultsOf(test: TestCase): Located[] {
  const last = test.results.at(-1)!;
  const runs = test.ok() ? [last] : test.results;
  const faults = runs
    .flatMap(({ annotations }) => annotations.filter(({ type }) => type === FINDING))
    .map(({ description }) => JSON.parse(description!) as Fault);
  if (!test.ok()) {
    const [reason] = messageOf(last.error).split('\n');
    faults.push({ rule: 'load', element: 'the page', message: `cannot be judged: ${reason}` });
  }
  return faults.map((fault) => ({ ...fault, page: test.title }));
}

export default class AuditReporter implements Reporter {
  private tests: TestCase[] = [];
  private ended = 0;
  private hasFailed = false;

  printsToStdio() {
    return true;
  }

  onBegin(_: unknown, suite: Suite) {
    this.tests = suite.allTests();
  }

  onStdOut(chunk: string | Buffer) {
    process.stdout.write(chunk);
  }

  onError(error: TestError) {
    this.hasFailed = true;
    process.stderr.write(`${messageOf(error)}\n`);
  }

  onTestEnd(test: TestCase, { retry, status }: TestResult) {
    if (status !== 'passed' && retry < test.retries) {
      console.log(`${test.title} did not end: it is audited again`);
      return;
    }
    this.ended += 1;
    if (this.ended % PROGRESS === 0)
      console.log(`Audited ${this.ended} of ${this.tests.length} pages`);
  }

  async onEnd({ status }: FullResult): Promise<Pick<FullResult, 'status'> | undefined> {
    if (this.hasFailed || status === 'interrupted') return undefined;
    const { pages, faults } = readTargets();
    const all = [...faults, ...this.tests.flatMap(faultsOf)];
    const judged = pages.filter(({ isJudged }) => isJudged).length;
    console.log(`Audited ${pages.length} pages, and the appearance of ${judged}`);
    for (const rule of OPTIONS.skip) {
      const accepted = merge(all.filter((fault) => fault.rule === rule));
      console.log(`Skipped ${rule}, which has ${countOf(accepted)}`);
    }
    const findings = merge(all.filter(({ rule }) => !OPTIONS.skip.includes(rule)));
    for (const finding of findings) console.log(lineOf(finding));
    console.log(countOf(findings));
    mkdirSync(RESULTS, { recursive: true });
    writeFileSync(path.join(RESULTS, 'findings.json'), JSON.stringify(findings));
    return { status: findings.length > 0 ? 'failed' : 'passed' };
  }
}
