import type { Fault } from '../fault';

/** A fault, and the path of the page that has it. */
export type Located = Fault & { page: string };

/**
 * One cause: faults of one rule that are chained by an equal element or an equal message. Has the rule,
 * element and message of the first of them.
 */
export type Finding = Fault & { pages: string[]; faults: Located[] };

/** Merges faults with the same cause, in the order in which they first occur. */
export function merge(faults: readonly Located[]): Finding[] {
  const groups = new Set<Set<Located>>();
  const known = new Map<string, Set<Located>>();
  for (const fault of faults) {
    const keys = [`${fault.rule} element ${fault.element}`, `${fault.rule} says ${fault.message}`];
    const [into = new Set<Located>(), ...others] = keys.flatMap((key) => known.get(key) ?? []);
    groups.add(into);
    into.add(fault);
    for (const key of keys) known.set(key, into);
    // The fault joins two groups: they are one cause.
    for (const other of others.filter((each) => each !== into)) {
      for (const each of other) into.add(each);
      for (const [key, group] of known) if (group === other) known.set(key, into);
      groups.delete(other);
    }
  }
  return [...groups].map((group) => {
    const all = [...group];
    const { rule, element, message } = all[0]!;
    const pages = [...new Set(all.map(({ page }) => page))];
    return { rule, element, message, pages, faults: all };
  });
}

const SHOWN_PAGES = 3;

/** A line for people: the rule, the element, the message, the number of pages and the first URLs. */
function lineOf({ rule, element, message }: Fault, pages: readonly string[]): string {
  const shown = pages.slice(0, SHOWN_PAGES).join(', ');
  const count = pages.length > SHOWN_PAGES ? `${pages.length} pages: ${shown} …` : shown;
  return `${rule}: ${element} ${message} [${count}]`;
}

/** @param all whether to print a line for each fault instead of one for each cause */
export function linesOf(findings: readonly Finding[], all: boolean): string[] {
  if (all)
    return findings.flatMap(({ faults }) => faults.map((fault) => lineOf(fault, [fault.page])));
  return findings.map((finding) => {
    const elements = new Set(finding.faults.map(({ element }) => element)).size;
    const more = elements > 1 ? ` (and ${elements - 1} more)` : '';
    return lineOf({ ...finding, element: finding.element + more }, finding.pages);
  });
}
