import type { ReactNode } from 'react';
import { Icon } from '@/components/parts/Icon';

type Props = {
  label: string;
  /** The links as list items. */
  children: ReactNode;
};

/**
 * Links of the bar below a label. Opens without scripts; the MobileSidebar island closes it
 * (components/islands/menu/menuGroups.ts). Browsers close the other groups with the same name.
 */
export const MenuGroup = ({ label, children }: Props) => (
  <details name="menu-group" className="menu-group">
    <summary className="nav-link">
      {label}
      <Icon name="chevron" className="menu-sign" />
    </summary>
    <ul className="menu-panel">{children}</ul>
  </details>
);

/** The same links in the sidebar: a list with a label. */
export const SidebarGroup = ({ label, children }: Props) => (
  <>
    <p className="sidebar-label" aria-hidden="true">
      {label}
    </p>
    <ul aria-label={label}>{children}</ul>
  </>
);
