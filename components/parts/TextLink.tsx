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
      <span className="inline-block leading-7.5 first-letter:uppercase">
        <span className="border-b-2 pb-1">
          {children}
          {about ? <span className="sr-only">{` ${about}`}</span> : null}
          {/* On the line of the last word. */}
          {'\u00a0'}
          <Icon
            name="arrow"
            className="ms-1 inline size-arrow -translate-y-px align-middle transition-transform duration-med ease-out group-hover:translate-x-1 rtl:group-hover:-translate-x-1"
          />
        </span>
      </span>
    </SiteLink>
  );
}
