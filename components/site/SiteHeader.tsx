import { NavLink } from '@/components/islands/menu/NavLink';
import { ButtonLink } from '@/components/parts/ButtonLink';
import { Icon } from '@/components/parts/Icon';
import { SiteLink } from '@/components/parts/SiteLink';
import { Logo } from '@/components/site/Logo';
import { callToAction, mainLinks } from '@/content/navigation';
import { shell } from '@/content/shell';
import { site } from '@/content/site';
import { siteId } from '@/lib/urls';
import { filled } from '@/lib/text';

export const SIDEBAR_ID = siteId('sidebar');

/** The label of the logo must contain what visitors see (WCAG 2.5.3), which differs on phones. */
const nameInBar = site.name.includes(site.shortName ?? '')
  ? site.name
  : `${site.shortName}, ${site.name}`;

/** The toggle opens the sidebar as a popover, without scripts. */
export function SiteHeader() {
  return (
    <header className="nav-bar @container fixed inset-x-0 top-0 z-nav h-nav wrap-break-word nav:h-nav-wide">
      <div className="relative wrap flex h-full items-center gap-2.5 nav:gap-4">
        {/* A name that does not fit next to the mark wraps to a second line, which is clipped: the mark and
           the label are enough. */}
        <SiteLink
          href="/"
          aria-label={filled(shell.homeLink, { name: nameInBar })}
          data-audit-skip="layout"
          className="inline-flex min-h-target min-w-target items-center max-nav:*:h-mark max-nav:*:min-w-0 max-nav:*:flex-wrap max-nav:*:overflow-hidden nav:shrink-0"
        >
          <Logo name={site.name} shortName={site.shortName} />
        </SiteLink>
        {/* Phones show only the button of this list; the sidebar has the links. */}
        <nav
          aria-label={shell.mainNavLabel}
          className="ms-auto flex items-center gap-4.5 max-nav:shrink-0 nav:min-w-0"
        >
          {/* With large text, the links wrap to a second row. */}
          <ul className="hidden flex-wrap justify-end text-small font-medium nav:flex">
            <MenuLinks className="nav-link relative flex min-h-target items-center px-3.5 py-3" />
          </ul>
          {/* The sidebar has this button, too. In a container query, unlike in a media query, `rem` follows
             the page's font size. */}
          <ButtonLink
            href={callToAction.href}
            variant="outline"
            size="small"
            className="nav-action text-small max-nav:min-h-target max-nav:max-w-28 max-nav:px-3 max-nav:py-1 max-nav:text-caption @max-[22.5rem]:hidden"
          >
            {callToAction.label}
          </ButtonLink>
        </nav>
        <button
          type="button"
          popoverTarget={SIDEBAR_ID}
          aria-haspopup="dialog"
          aria-label={shell.openSidebar}
          className="grid size-toggle shrink-0 place-items-center rounded-button inset-ring-[length:theme(spacing.stroke)] inset-ring-current nav:hidden"
        >
          <Icon name="menu" className="size-6" />
        </button>
      </div>
    </header>
  );
}

type MenuProps = {
  className: string;
  /** Classes of the first link, the second, and so on. */
  marks?: readonly string[];
};

/** Islands, because they mark the current page. */
export const MenuLinks = ({ className, marks = [''] }: MenuProps) =>
  mainLinks.map(({ label, href }, index) => (
    <li key={href}>
      <NavLink href={href} className={`${className} ${marks[index % marks.length]}`}>
        {label}
      </NavLink>
    </li>
  ));
