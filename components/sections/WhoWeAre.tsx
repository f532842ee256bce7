import { Counter } from '@/components/islands/motion/Counter';
import { headingId, Section } from '@/components/parts/Section';
import { StopMotion } from '@/components/parts/StopMotion';
import type { CounterFacts } from '@/content/lists/counters';
import { site } from '@/content/site';

type Props = {
  words: { heading: string };
  counters: readonly CounterFacts[];
};

export function WhoWeAre({ words, counters }: Props) {
  // Two short figures fill the width. Others are smaller.
  const isLarge =
    counters.length <= 2 &&
    counters.every(
      ({ target, suffix = '' }, index) =>
        `${target.toLocaleString('en')}${suffix}`.length <= 4 - index,
    );
  const columns = isLarge
    ? 'md:grid-cols-[7fr_5fr]'
    : `md:grid-cols-2 ${counters.length > 2 ? 'lg:grid-cols-3' : ''}`;
  return (
    <Section
      id="who"
      items={counters}
      className="relative isolate overflow-clip bg-[linear-gradient(transparent_theme(spacing.edge),theme(colors.muted.counters)_0)] pb-14 text-onaccent lg:pb-24"
    >
      {/* Rises while the counters run, and stays at the top once one has its final value. Counter.tsx sets the
         attribute on the section, because `:has()` would cost time in every change of the page. */}
      <div
        aria-hidden="true"
        className="glaze-edge edge-accent absolute inset-0 top-edge -z-above bg-accent in-data-[glaze=low]:translate-y-full in-data-[glaze=rising]:animate-pour print:hidden"
      />
      <div className="wrap pt-32 lg:pt-44">
        <h2 id={headingId('who')} className="text-label">
          {words.heading}
        </h2>
        <StopMotion className="-mt-target" />
        <dl className={`mt-6 grid gap-gap gap-y-11 lg:mt-12 ${columns}`}>
          {counters.map(({ label, target, suffix = '' }, index) => (
            <div key={index} className="flex flex-col-reverse">
              <dt className="mt-6 text-h3 font-semibold lg:mt-9">{label}</dt>
              <dd
                className={`font-semibold tabular-nums ${isLarge ? 'text-counter' : 'text-h1 tracking-normal'}`}
              >
                <Counter
                  target={target}
                  text={target.toLocaleString(site.language)}
                  zero={(0).toLocaleString(site.language)}
                  language={site.language}
                  suffix={suffix}
                />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
