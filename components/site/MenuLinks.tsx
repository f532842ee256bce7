import { NavLink } from '@/components/islands/menu/NavLink';
import { mainLinks } from '@/content/navigation';

/** Islands, because they mark the current page. */
export const MenuLinks = ({ className }: { className: string }) =>
  mainLinks.map(({ label, href }) => (
    <li key={href}>
      <NavLink href={href} className={className}>
        {label}
      </NavLink>
    </li>
  ));
