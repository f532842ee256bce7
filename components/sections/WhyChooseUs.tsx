import { Icon } from '@/components/parts/Icon';
import { headingId, Section } from '@/components/parts/Section';
import { TextLink } from '@/components/parts/TextLink';

export type Reason = { label: string; text: string };

type Props = { heading: string; reasons: readonly Reason[]; readMore: string; about: string };

/** The checklist of seven reasons. With two columns, the link is in the eighth cell. */
export function WhyChooseUs({ heading, reasons, readMore, about }: Props) {
  return (
    <Section
      id="why"
      className="glaze-edge edge-malachite mt-edge bg-malachite pt-16 pb-20 text-ondark focus-dark lg:pt-28 lg:pb-34"
    >
      <div className="wrap grid-12 gap-y-9">
        <h2 id={headingId('why')} className="col-span-full max-w-short text-h2 xl:col-span-4">
          {heading}
        </h2>
        <div className="col-span-full grid gap-x-gap md:grid-cols-2 xl:col-span-8">
          <ul className="arrives grid md:grid-cols-subgrid md:grid-rows-subgrid md:[grid-area:1/1/span_4/span_2]">
            {reasons.map(({ label, text }) => (
              <li
                key={label}
                className="flex items-start gap-4 border-t border-line-dark pt-5.5 pb-6.5 lg:pe-4"
              >
                <span className="grid size-7.5 shrink-0 place-items-center rounded-tick bg-ember text-onember">
                  <Icon name="check" className="size-5.5 stroke-3" />
                </span>
                <span>
                  <span className="block text-item font-semibold">{label}</span>
                  <span className="mt-1 block text-balance text-ondark-malachite">{text}</span>
                </span>
              </li>
            ))}
          </ul>
          <div className="arrives-too flex items-center border-t border-line-dark py-4 md:col-start-2 md:row-start-4">
            <TextLink href="/Services" about={about}>
              {readMore}
            </TextLink>
          </div>
        </div>
      </div>
    </Section>
  );
}
