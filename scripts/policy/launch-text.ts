import { PLATFORMS, PRIVATE_HOSTS, RESERVED_NAMES, RESERVED_NUMBERS } from './reserved';

/** Reads texts and addresses by the tables of reserved.ts. */

/** Reserved names in a text, each once: `['chat.company.example']`. */
export const reservedNames = (text: string): string[] => [
  ...new Set(RESERVED_NAMES.flatMap(({ pattern }) => text.match(pattern) ?? [])),
];

/** Telephone numbers for fiction in a text, as written there. */
export const reservedNumbers = (text: string): string[] =>
  (text.match(/\+?\d[\d\s()./-]{5,}\d/g) ?? []).filter((number) => {
    const bare = number.replace(/\D/g, '');
    return RESERVED_NUMBERS.some(({ digits }) => digits.test(bare));
  });

/** What keeps visitors from an absolute address, or `null`. */
export function hostFault(address: string): string | null {
  const { protocol, hostname } = new URL(address);
  if (protocol !== 'https:') return 'without https';
  const nowhere =
    reservedNames(`//${hostname}`).length > 0 ||
    PRIVATE_HOSTS.some(({ pattern }) => pattern.test(hostname));
  return nowhere ? 'where no visitor arrives' : null;
}

/** Whether a link leads to a platform and to nobody's page on it. */
export function bareLink(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname, pathname, search } = new URL(address);
  const platform = PLATFORMS.find(({ host }) => host.test(hostname));
  if (!platform || search) return false;
  const steps = pathname.split('/').filter(Boolean);
  return steps.length === 0 || (steps.length === 1 && !!platform.folders?.includes(steps[0]!));
}
