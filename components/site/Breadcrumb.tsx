import { Icon } from '@/components/parts/Icon';
import { SiteLink, type SiteHref } from '@/components/parts/SiteLink';
import { JsonLd } from '@/components/site/JsonLd';
import { homeLink } from '@/content/navigation';
import { shell } from '@/content/shell';
import { breadcrumbList } from '@/lib/structuredData';

type Props = {
  path: SiteHref;
  name: string;
  /** If that is not the home page. */
  parent?: { label: string; href: SiteHref };
};

export function Breadcrumb({ path, name, parent }: Props) {
  const parents = [homeLink, ...(parent ? [parent] : [])];
  return (
    <nav aria-label={shell.breadcrumbLabel}>
      <ol className="flex flex-wrap items-center gap-x-2.5 text-body font-medium text-ink-soft">
        {parents.map(({ label, href }) => (
          <li key={href} className="flex items-center gap-2.5">
            <SiteLink
              href={href}
              className="inline-flex min-h-target min-w-target items-center underline decoration-line-strong underline-offset-4"
            >
              {label}
            </SiteLink>
            <Icon name="chevron" className="size-3" />
          </li>
        ))}
        <li aria-current="page">{name}</li>
      </ol>
      <JsonLd nodes={[breadcrumbList(path, [...parents, { label: name }])]} />
    </nav>
  );
}
