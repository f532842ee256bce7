import type { Fault } from '../fault';

/** A fault, and the path of the page that has it. */
export type Located = Fault & { page: string };

/**
 * One cause: faults of one rule that are chained by an equal element or an equal message. Has the rule,
 * element and message of the first of them.
 */
export type Finding = Fault & { pages: string[]; faults: Located[] };

/** Merges faults with the same cause. */
export function merge(faults: readonly Located[]): Finding[] {
  let groups: Located[][] = [];
  for (const fault of faults) {
    const isSame = ({ rule, element, message }: Located) =>
      rule === fault.rule && (element === fault.element || message === fault.message);
    // The fault may join several groups: they are one cause.
    const same = groups.filter((group) => group.some(isSame));
    groups = [...groups.filter((group) => !same.includes(group)), [...same.flat(), fault]];
  }
  return groups.map((group) => {
    const { rule, element, message } = group[0]!;
    const pages = [...new Set(group.map(({ page }) => page))];
    return { rule, element, message, pages, faults: group };
  });
}

const SHOWN_PAGES = 3;

/** A line for people: the rule, the element, the message, the number of pages and the first URLs. */
export function lineOf({ rule, element, message, pages, faults }: Finding): string {
  const others = new Set(faults.map((fault) => fault.element)).size - 1;
  const more = others > 0 ? ` (and ${others} more)` : '';
  const shown = pages.slice(0, SHOWN_PAGES).join(', ');
  const count = pages.length > SHOWN_PAGES ? `${pages.length} pages: ${shown} …` : shown;
  return `${rule}: ${element}${more} ${message} [${count}]`;
}
