import { ButtonLink } from '@/components/parts/ButtonLink';
import { Check, CheckList } from '@/components/parts/Check';
import { HeadedSection } from '@/components/parts/HeadedSection';
import type { SiteHref } from '@/components/parts/SiteLink';
import { Table } from '@/components/parts/Table';
import { withProduct } from '@/lib/lead/parameters';
import { siteId } from '@/lib/pages/siteId';
import type { Tier } from '@/lib/records/lists';

type Comparison = {
  caption: string;
  /** The heading of the first column. */
  feature: string;
  yes: string;
  no: string;
  /** `values` has one for each tier, in their order. */
  rows: readonly { feature: string; values: readonly (string | boolean)[] }[];
};

type Props = {
  words: { heading: string; intro?: string; comparison?: Comparison };
  tiers: readonly Tier[];
  /** The page with the form. The buttons add the tier to its query. */
  contactHref: SiteHref;
};

/** Prices side by side, and a table that compares what they contain. */
export function Tiers({ words, tiers, contactHref }: Props) {
  const { comparison } = words;
  if (tiers.length === 0) return null;
  return (
    <HeadedSection id="tiers" words={words} className="pt-16 pb-16 lg:pt-20 lg:pb-20">
      <ul className={`arrives grid gap-gap md:grid-cols-2 ${columnsOf(tiers.length)}`}>
        {tiers.map((tier) => (
          <TierCard key={tier.name} tier={tier} contactHref={contactHref} />
        ))}
      </ul>
      {comparison ? <Compared words={comparison} names={tiers.map(({ name }) => name)} /> : null}
    </HeadedSection>
  );
}

/** From a width on at which no card is narrow. */
function columnsOf(tiers: number) {
  if (tiers <= 2) return '';
  return tiers === 3 ? 'lg:grid-cols-3 md:max-lg:*:last:col-span-full' : 'nav:grid-cols-4';
}

/** Its five rows are those of the grid, so that prices and lists of a row start at the same height. */
const TierCard = ({ tier, contactHref }: { tier: Tier; contactHref: SiteHref }) => (
  <li className="row-span-5 grid grid-rows-subgrid gap-y-5 rounded-tile bg-surface px-6 py-7 shadow-panel sm:px-8 forced-colors:border">
    <div className="self-end">
      {tier.advice ? (
        <p className="mb-1 text-small font-semibold text-accent-text">{tier.advice}</p>
      ) : null}
      <h3 className="text-h3">{tier.name}</h3>
    </div>
    <p>
      <span className="block text-label font-semibold">{tier.price}</span>
      {tier.unit ? <span className="mt-1 block text-small text-ink-soft">{tier.unit}</span> : null}
    </p>
    <p className="text-ink-soft">{tier.text}</p>
    <CheckList items={tier.gets} className="self-start border-b border-line" />
    <ButtonLink
      href={withProduct(contactHref, tier.name)}
      variant={tier.advice ? 'primary' : 'outline'}
      size="small"
      className="justify-self-start"
    >
      {tier.action}
    </ButtonLink>
  </li>
);

const CAPTION_ID = siteId('tiers-caption');

const Compared = ({ words, names }: { words: Comparison; names: readonly string[] }) => (
  <div className="mt-14 lg:mt-20">
    <Table aria-labelledby={CAPTION_ID} className="md:table-fixed">
      <caption id={CAPTION_ID} className="pb-5 text-start text-h3 font-semibold">
        {words.caption}
      </caption>
      <thead>
        <tr>
          <th scope="col" className="font-medium text-ink-soft">
            {words.feature}
          </th>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {words.rows.map(({ feature, values }) => (
          <tr key={feature}>
            <th scope="row" className="font-medium">
              {feature}
            </th>
            {values.map((value, index) => (
              <td key={index}>
                <Cell value={value} words={words} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  </div>
);

/** Print has no icons. */
function Cell({ value, words }: { value: string | boolean; words: Comparison }) {
  if (typeof value === 'string') return value;
  if (!value) return <span className="text-ink-soft">{words.no}</span>;
  return (
    <>
      <Check />
      <span className="sr-only print:not-sr-only">{words.yes}</span>
    </>
  );
}
