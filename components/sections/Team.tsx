import { headingId, Section } from '@/components/parts/Section';

type Props = {
  words: {
    heading: string;
    together: string;
    roles: readonly { title: string; text: string }[];
    facts: readonly { label: string; text: string }[];
  };
};

export function Team({ words }: Props) {
  return (
    <Section id="team" items={words.roles} className="pt-4 pb-20 lg:pb-28">
      <div className="wrap grid-12 gap-y-9">
        <div className="col-span-full lg:col-span-5 lg:pe-8">
          <h2 id={headingId('team')} className="text-h2">
            {words.heading}
          </h2>
          <p className="mt-5 max-w-lead text-note text-ink-soft">{words.together}</p>
          {words.facts.length > 0 ? (
            <dl className="muted-panel mt-8 grid gap-4 rounded-panel px-7 py-6">
              {words.facts.map(({ label, text }, index) => (
                <div key={index}>
                  <dt className="text-small font-medium text-ink-soft">{label}</dt>
                  <dd className="font-medium">{text}</dd>
                </div>
              ))}
            </dl>
          ) : null}
        </div>
        <ul className="arrives col-span-full grid gap-x-gap self-start border-b border-line-strong md:grid-cols-2 lg:col-span-7">
          {words.roles.map(({ title, text }, index) => (
            <li
              key={index}
              className="border-t border-line-strong pt-5 pb-7 last:odd:col-span-full lg:pe-6"
            >
              <h3 className="text-h3">{title}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
