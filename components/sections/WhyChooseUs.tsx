import { Band, BandCheck } from '@/components/parts/Band';
import { TextLink } from '@/components/parts/TextLink';

export type WhyWords = {
  heading: string;
  readMore: string;
  about: string;
  reasons: readonly { label: string; text: string }[];
};

/** The link is in the cell after the last reason, or in a row of its own. */
export function WhyChooseUs({ words }: { words: WhyWords }) {
  const { reasons } = words;
  return (
    <Band id="why" items={reasons} heading={words.heading}>
      <div className="col-span-full grid gap-x-gap md:grid-cols-2 xl:col-span-8">
        <ul className="arrives contents">
          {reasons.map(({ label, text }, index) => (
            <li
              key={index}
              className="flex items-start gap-4 border-t border-line-dark pt-5.5 pb-6.5 lg:pe-4"
            >
              <BandCheck />
              <span>
                <span className="block text-lead/tight font-semibold tracking-tight">{label}</span>
                <span className="mt-1 block text-balance text-ondark-band">{text}</span>
              </span>
            </li>
          ))}
        </ul>
        <div
          className={`arrives-too flex items-center border-t border-line-dark py-4 ${reasons.length % 2 === 0 ? 'col-span-full' : ''}`}
        >
          <TextLink href="/Services" about={words.about}>
            {words.readMore}
          </TextLink>
        </div>
      </div>
    </Band>
  );
}
