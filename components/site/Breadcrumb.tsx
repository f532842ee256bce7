import { Icon } from '@/components/parts/Icon';
import { SiteLink } from '@/components/parts/SiteLink';
import type { NavLink } from '@/components/site/SiteHeader';

type Props = {
  label: string;
  home: NavLink;
  /** The list that the page belongs to. */
  list?: NavLink;
  current: string;
};

export function Breadcrumb({ label, home, list, current }: Props) {
  return (
    <nav aria-label={label}>
      <ol className="flex flex-wrap items-center gap-x-2.5 text-base font-medium text-ink-soft">
        {(list ? [home, list] : [home]).map((step, index) => (
          <li key={step.href} className="flex items-center gap-2.5">
            {index > 0 ? <Icon name="chevron" className="size-3" /> : null}
            <SiteLink
              href={step.href}
              className="inline-flex min-h-target min-w-target items-center underline decoration-line-strong underline-offset-4"
            >
              {step.label}
            </SiteLink>
          </li>
        ))}
        <li aria-current="page" className="flex items-center gap-2.5">
          <Icon name="chevron" className="size-3" />
          {current}
        </li>
      </ol>
    </nav>
  );
}
