import { headingId, Section } from '@/components/parts/Section';

export type Result = { figure: string; meaning: string };

type Props = { heading: string; results: readonly Result[] };

/** The results of a project: figures with what they mean. */
export function Results({ heading, results }: Props) {
  if (results.length === 0) return null;
  return (
    <Section id="results" className="pb-9 lg:pb-16">
      <div className="wrap">
        <h2 id={headingId('results')} className="sr-only">
          {heading}
        </h2>
        <dl className="hairline-grid">
          {results.map(({ figure, meaning }, index) => (
            <div key={index} className="flex flex-col-reverse justify-end">
              <dt className="mt-3 max-w-note text-ink-soft">{meaning}</dt>
              <dd className="text-statement font-semibold">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
