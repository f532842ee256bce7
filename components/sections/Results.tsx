import { HeadedSection } from '@/components/parts/Section';

export type Result = { figure: string; meaning: string };

type Props = { heading: string; results: readonly Result[] };

export function Results({ heading, results }: Props) {
  return (
    <HeadedSection
      id="results"
      items={results}
      words={{ heading }}
      hidden
      className="pb-9 lg:pb-16"
    >
      <dl className="hairline-grid">
        {results.map(({ figure, meaning }, index) => (
          <div key={index} className="flex flex-col-reverse justify-end">
            <dt className="mt-3 max-w-note text-ink-soft">{meaning}</dt>
            <dd className="text-statement font-semibold">{figure}</dd>
          </div>
        ))}
      </dl>
    </HeadedSection>
  );
}
