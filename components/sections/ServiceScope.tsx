import { Icon } from '@/components/parts/Icon';
import { headingId, Section } from '@/components/parts/Section';

type Props = {
  words: { gets: string; limits: string };
  /** What the client receives. */
  gets: readonly string[];
  /** When something else is the better choice. */
  limits: string;
};

/** What a service contains, and when it is not worth its price. */
export function ServiceScope({ words, gets, limits }: Props) {
  if (gets.length === 0) return null;
  return (
    <Section
      id="scope"
      className="glaze-edge edge-band mt-edge bg-band pt-16 pb-20 text-ondark focus-dark lg:pt-28 lg:pb-34"
    >
      <div className="wrap grid-12 gap-y-9">
        <h2 id={headingId('scope')} className="col-span-full max-w-short text-h2 xl:col-span-4">
          {words.gets}
        </h2>
        <div className="col-span-full xl:col-span-8">
          <ul className="arrives grid gap-x-gap md:grid-cols-2">
            {gets.map((item) => (
              <li
                key={item}
                className="flex items-start gap-4 border-t border-line-dark pt-5.5 pb-6.5 text-item font-semibold text-balance lg:pe-4"
              >
                <span className="grid size-7.5 shrink-0 place-items-center rounded-tick bg-accent text-onaccent">
                  <Icon name="check" className="size-5.5 stroke-3" />
                </span>
                {item}
              </li>
            ))}
          </ul>
          <div className="border-t border-line-dark pt-7">
            <h3 className="text-base font-medium text-ondark-band">{words.limits}</h3>
            <p className="mt-2 max-w-lead text-lead">{limits}</p>
          </div>
        </div>
      </div>
    </Section>
  );
}
