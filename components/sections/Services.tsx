import { Picture } from '@/components/parts/Picture';
import { HeadedSection } from '@/components/parts/Section';
import { SiteLink } from '@/components/parts/SiteLink';
import type { Service } from '@/content/lists/services';

type Props = {
  words: { heading: string; intro?: string };
  services: readonly Service[];
  /**
   * Set on /Services: cards lead to the details below, notes are shown, and the page title replaces the
   * heading. Elsewhere, cards lead to the pages of the services.
   */
  detailsBelow?: boolean;
};

const LINK = '-my-3 inline-block py-3 underline-on-hover after:absolute after:inset-0';

/** A grid with hairlines. Each card has a ceramic icon and a link. */
export function Services({ words, services, detailsBelow = false }: Props) {
  return (
    <HeadedSection
      id="services"
      items={services}
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
              <h3 className="text-h3">
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
