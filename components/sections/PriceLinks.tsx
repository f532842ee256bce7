import { SiteLink } from '@/components/parts/SiteLink';
import type { Service } from '@/content/lists/services';
import { TYPICAL_ID } from '@/lib/urls';

type Props = {
  words: { heading: string };
  services: readonly Pick<Service, 'id' | 'short' | 'typical'>[];
};

export function PriceLinks({ words, services }: Props) {
  const priced = services.filter(({ typical }) => typical.length > 0);
  if (priced.length === 0) return null;
  return (
    <nav
      aria-label={words.heading}
      className="relative wrap -mt-8 flex flex-wrap items-center gap-x-9 pb-16 lg:-mt-10 lg:pb-20 print:hidden"
    >
      <p className="text-note text-ink-soft">{words.heading}</p>
      <ul className="flex flex-wrap gap-x-6">
        {priced.map(({ id, short }) => (
          <li key={id}>
            <SiteLink
              href={`/Services/${id}#${TYPICAL_ID}`}
              className="inline-flex min-h-target min-w-target items-center font-semibold underline underline-offset-4"
            >
              {short}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
