import { NavLink } from '@/components/islands/menu/NavLink';
import { mainLinks } from '@/content/navigation';
import { linksTo } from '@/lib/catalog/pages';
import type { PageLink } from '@/lib/catalog/routes';

/** Links as list items. They are islands, because they mark the current page. */
const links = (entries: readonly PageLink[], className: string) =>
  linksTo(entries).map(({ label, href }) => (
    <li key={href}>
      <NavLink href={href} className={className}>
        {label}
      </NavLink>
    </li>
  ));

export const BarMenu = () => links(mainLinks, 'nav-link');

export const SidebarMenu = () => links(mainLinks, 'sidebar-link');
