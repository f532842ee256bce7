import { Icon } from '@/components/parts/Icon';
import { SiteLink, type SiteHref } from '@/components/parts/SiteLink';

type Props = {
  href: SiteHref;
  /** Where the link leads, for screen readers and search engines. */
  about?: string;
  children: string;
};

export function TextLink({ href, about, children }: Props) {
  return (
    <SiteLink
      href={href}
      className="group relative inline-flex min-h-target items-center text-body font-semibold"
    >
      <span className="inline-flex items-center gap-2 border-b-2 pt-0.5 pb-0.5">
        <span className="inline-block first-letter:uppercase">{children}</span>
        {about ? <span className="sr-only">{` ${about}`}</span> : null}
        <Icon
          name="arrow"
          className="size-arrow transition-transform duration-med ease-out group-hover:translate-x-1 rtl:group-hover:-translate-x-1"
        />
      </span>
    </SiteLink>
  );
}
