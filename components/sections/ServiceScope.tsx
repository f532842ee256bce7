import { Band, BandCheck } from '@/components/parts/Band';

type Props = {
  words: { gets: string; limits: string };
  gets: readonly string[];
  /** When something else is the better choice. */
  limits: string;
};

export function ServiceScope({ words, gets, limits }: Props) {
  return (
    <Band id="scope" items={gets} heading={words.gets}>
      <div className="col-span-full xl:col-span-8">
        <ul className="arrives grid gap-x-gap md:grid-cols-2">
          {gets.map((item) => (
            <li
              key={item}
              className="flex items-start gap-4 border-t border-line-dark pt-5.5 pb-6.5 text-lead/tight font-semibold tracking-tight text-balance lg:pe-4"
            >
              <BandCheck />
              {item}
            </li>
          ))}
        </ul>
        <div className="border-t border-line-dark pt-7">
          <h3 className="text-body font-medium text-ondark-band">{words.limits}</h3>
          <p className="mt-2 max-w-lead text-lead">{limits}</p>
        </div>
      </div>
    </Band>
  );
}
