import { Section } from '@/components/parts/Section';
import { SectionHeading } from '@/components/parts/SectionHeading';
import type { Harbor } from '@/lib/lists';

type Words = { heading: string; since: string; depths: string; meters: string; piers: string };

export function Harbors({ words, harbors }: { words: Words; harbors: readonly Harbor[] }) {
  return (
    <Section id="harbors" className="pb-section">
      <div className="wrap">
        <SectionHeading id="harbors" heading={words.heading} />
        <ul className="grid gap-gap gap-y-9 md:grid-cols-2 lg:grid-cols-3">
          {harbors.map(({ name, since, runs, depths, piers }) => (
            <li key={name} className="border-t border-line-strong pt-6">
              <h3 className="text-card">{name}</h3>
              <p className="mt-1 text-ink-soft">
                {words.since} {since}
              </p>
              <ul className="mt-4 list-disc ps-5">
                {runs.map((each) => (
                  <li key={each}>{each}</li>
                ))}
              </ul>
              <p className="mt-4">
                {words.depths}: {depths.join(', ')} {words.meters}
              </p>
              <p className="mt-1">
                {words.piers}: {piers.map((pier) => `${pier.name} (${pier.berths})`).join(', ')}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
