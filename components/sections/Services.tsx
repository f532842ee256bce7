import { Picture } from '@/components/parts/Picture';
import { HeadedSection } from '@/components/parts/Section';
import { SiteLink } from '@/components/parts/SiteLink';
import type { Step } from '@/components/sections/Process';
import type { TypicalProject } from '@/components/sections/TypicalProjects';
import type { Question } from '@/content/lists/faqs';
import type { PictureSrc } from '@/lib/pictures.generated';

export type Service = {
  id: string;
  icon: Extract<PictureSrc, `/pictures/${string}`>;
  title: string;
  /** One word, for links to the prices. */
  short: string;
  /** On /Services and on the page of the service. */
  note?: string;
  description: string;
  about: string;
  /** What the client receives. */
  gets: readonly string[];
  /** The ids of its products. */
  products: readonly number[];
  /** From the smallest price to the largest. */
  typical: readonly TypicalProject[];
  page: ServicePage;
};

export type ServicePage = {
  title: string;
  description: string;
  intro: string;
  steps: readonly Step[];
  /** When something else is the better choice. */
  limits: string;
  questions: readonly Question[];
  ask: { heading: string; text: string; action: string };
};

type Props = {
  words: { heading: string; intro?: string };
  services: readonly Service[];
  /**
   * Set on /Services: cards lead to the details below, notes are shown, and the page title replaces the
   * heading. Elsewhere, cards lead to the pages of the services.
   */
  detailsBelow?: boolean;
};

const LINK =
  'underline-on-hover after:absolute after:inset-0 inline-flex min-h-target items-center';

/** A grid with hairlines. Each card has a ceramic icon and a link. */
export function Services({ words, services, detailsBelow = false }: Props) {
  if (services.length === 0) return null;
  return (
    <HeadedSection
      id="services"
      words={words}
      hidden={detailsBelow}
      className={detailsBelow ? 'pb-12 lg:pb-16' : 'pt-16 pb-16 lg:pt-20 lg:pb-20'}
    >
      <ul className="arrives hairline-grid">
        {services.map(({ id, icon, title, note, description }) => (
          <li key={id} className="relative flex flex-wrap items-start gap-4 sm:block">
            <Picture
              src={icon}
              alt=""
              sizes="(max-width: 35rem) 6rem, 11rem"
              className="h-auto w-23 rounded-image sm:-mt-3.5 sm:mb-3 sm:w-44"
            />
            <div className="min-w-0 flex-[1_1_9rem]">
              <h3 className="-my-1 text-h3 max-sm:-mt-2">
                {detailsBelow ? (
                  <a href={`#${id}`} className={LINK}>
                    {title}
                  </a>
                ) : (
                  <SiteLink href={`/Services/${id}`} className={LINK}>
                    {title}
                  </SiteLink>
                )}
              </h3>
              {detailsBelow && note ? (
                <p className="mt-1 font-semibold text-accent-text">{note}</p>
              ) : null}
              <p className="mt-1.5 text-ink-soft">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
