type Found = {
  /** Where the value is, such as `site.social[0].href`. */
  place: string;
  key: string;
  value: unknown;
  /** The object or list that has the value. */
  owner: object;
};

/** Finds all values in an object or a list. What several places share is searched once. */
export function* valuesIn(owner: unknown, seen = new Set<unknown>(), start = ''): Generator<Found> {
  if (typeof owner !== 'object' || owner === null || seen.has(owner)) return;
  seen.add(owner);
  for (const [key, value] of Object.entries(owner)) {
    const step = Array.isArray(owner) ? `[${key}]` : `.${key}`;
    const place = (start + step).replace(/^\./, '');
    yield { place, key, value, owner };
    yield* valuesIn(value, seen, place);
  }
}
