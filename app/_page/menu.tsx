import { languageLinks } from '@/app/_page/languageLinks';
import { NavLink } from '@/components/islands/menu/NavLink';
import { MenuGroup, SidebarGroup } from '@/components/site/MenuGroup';
import { mainLinks } from '@/content/navigation';
import { linksTo } from '@/lib/catalog/pages';
import { isGroup, type MenuEntry } from '@/lib/catalog/menu';
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

const linksToLanguages = (className: string) =>
  languageLinks(className).map((link) => <li key={link.key}>{link}</li>);

/** The menu has languages where its record says so; the sidebar has them at its end otherwise. */
const menu: readonly MenuEntry[] = mainLinks;
const sidebarMenu = menu.includes('languages') ? menu : [...menu, 'languages' as const];

type MenuProps = {
  entries: readonly MenuEntry[];
  className: string;
  Group: typeof MenuGroup;
  /** The class of a link in a group. */
  inner: string;
};

/** The entries of the menu as list items. A group without pages is left out. */
const Menu = ({ entries, className, Group, inner }: MenuProps) =>
  entries.flatMap((entry) => {
    if (entry === 'languages') return linksToLanguages(className);
    if (!isGroup(entry)) return links([entry], className);
    const items = links(entry.links, inner);
    return items.length > 0
      ? [
          <li key={entry.label}>
            <Group label={entry.label}>{items}</Group>
          </li>,
        ]
      : [];
  });

export const BarMenu = () => (
  <Menu entries={menu} className="nav-link" Group={MenuGroup} inner="menu-link" />
);

export const SidebarMenu = () => (
  <Menu entries={sidebarMenu} className="sidebar-link" Group={SidebarGroup} inner="sidebar-link" />
);
