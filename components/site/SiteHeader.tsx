import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/parts/ButtonLink';
import { Icon } from '@/components/parts/Icon';
import { SiteLink, type SiteHref } from '@/components/parts/SiteLink';
import { Logo } from '@/components/site/Logo';
import { siteId } from '@/lib/pages/siteId';

export type NavLink = { label: string; href: SiteHref };

/** Connects the toggle, the sidebar and the MobileSidebar island. */
export const SIDEBAR_ID = siteId('sidebar');

type Props = {
  name: string;
  shortName: string | undefined;
  navLabel: string;
  openSidebarLabel: string;
  /** The label of the logo, which leads to the home page. */
  homeLabel: string;
  callToAction: NavLink | undefined;
  /** The links as list items. They are islands, because they mark the current page. */
  children: ReactNode;
};

/** The fixed navigation bar. The toggle opens the sidebar as a popover, which needs no script. */
export function SiteHeader({
  name,
  shortName,
  navLabel,
  homeLabel,
  openSidebarLabel,
  callToAction,
  children,
}: Props) {
  return (
    <header className="nav-bar fixed inset-x-0 top-0 z-nav h-nav wrap-break-word nav:h-nav-wide">
      <div className="relative wrap flex h-full items-center gap-2.5 nav:gap-4">
        {/* If the name does not fit, it is clipped: the mark and the label are enough. */}
        <SiteLink
          href="/"
          aria-label={homeLabel}
          data-audit-skip="layout"
          className="bar-logo inline-flex min-h-target min-w-target items-center nav:shrink-0"
        >
          <Logo name={name} shortName={shortName} />
        </SiteLink>
        {/* Phones show only the button of this list; the sidebar has the links. */}
        <nav
          aria-label={navLabel}
          className={`ms-auto items-center gap-4.5 max-nav:shrink-0 nav:flex nav:min-w-0 ${callToAction ? 'flex' : 'hidden'}`}
        >
          {/* With large text, the links wrap to a second row. */}
          <ul className="hidden flex-wrap justify-end text-nav font-medium nav:flex">{children}</ul>
          {callToAction ? (
            <ButtonLink
              href={callToAction.href}
              variant="outline"
              size="small"
              className="nav-action text-nav max-nav:min-h-target max-nav:max-w-28 max-nav:px-3 max-nav:py-1 max-nav:text-caption max-nav:text-balance"
            >
              {callToAction.label}
            </ButtonLink>
          ) : null}
        </nav>
        <button
          type="button"
          popoverTarget={SIDEBAR_ID}
          aria-haspopup="dialog"
          aria-label={openSidebarLabel}
          className="grid size-toggle shrink-0 place-items-center rounded-button shadow-outline nav:hidden"
        >
          <Icon name="menu" className="size-6" />
        </button>
      </div>
    </header>
  );
}
