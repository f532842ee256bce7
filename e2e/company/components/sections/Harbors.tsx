import { HeadedSection } from '@/components/parts/HeadedSection';
import type { Harbor } from '@/lib/records/lists';

type Words = { heading: string; since: string; depths: string; piers: string };

export function Harbors({ words, harbors }: { words: Words; harbors: readonly Harbor[] }) {
  return (
    <HeadedSection id="harbors" words={words} className="pb-section">
      <ul className="grid gap-gap gap-y-9 md:grid-cols-3">
        {harbors.map(({ name, since, runs, depths, piers }) => (
          <li key={name} className="border-t border-line-strong pt-6">
            <h3 className="text-card">{name}</h3>
            <p className="mt-4">
              {words.since} {since}: {runs.join(', ')}
            </p>
            <p className="mt-4">
              {words.depths}: {depths.join(', ')} m
            </p>
            <p className="mt-4">
              {words.piers}: {piers.map((pier) => `${pier.name} (${pier.berths})`).join(', ')}
            </p>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
