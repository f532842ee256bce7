import { ButtonLink } from '@/components/parts/ButtonLink';
import { EmailLink, PhoneLink } from '@/components/parts/ContactLinks';
import { Icon } from '@/components/parts/Icon';
import { Logo } from '@/components/site/Logo';
import { MenuLinks, SIDEBAR_ID } from '@/components/site/SiteHeader';
import { callToAction } from '@/content/navigation';
import { shell } from '@/content/shell';
import { site } from '@/content/site';

const CONTACT_LINK = 'flex min-h-target items-center gap-3 font-medium text-ondark wrap-anywhere';

const MENU_LINK =
  'flex min-h-15.5 items-center justify-between border-b border-line-dark underline-offset-4 aria-[current]:text-accent-bright forced-colors:aria-[current]:underline';

/** Small tiles, with more or less glaze. */
const MARKS = [
  '[--glaze:theme(colors.series.1)] [--level:72%]',
  '[--glaze:theme(colors.series.2)] [--level:58%]',
  '[--glaze:theme(colors.series.3)] [--level:46%]',
  '[--glaze:theme(colors.accent.DEFAULT)] [--level:36%]',
  '[--glaze:theme(colors.series.5)] [--level:48%]',
  '[--glaze:theme(colors.series.6)] [--level:64%]',
];
const MARKED =
  'after:h-7.5 after:w-3.5 after:rounded-xs after:bg-[linear-gradient(theme(colors.muted.shade)_var(--level),var(--glaze)_var(--level))]';

/** A popover, which opens without scripts. */
export function Sidebar() {
  return (
    <dialog
      id={SIDEBAR_ID}
      popover="auto"
      aria-label={shell.sidebarTitle}
      className="fixed inset-y-0 start-auto end-0 h-dvh max-h-none w-full max-w-sidebar translate-x-(--outside) overflow-y-auto overscroll-contain bg-dark text-ondark transition-[translate,display,overlay] transition-discrete duration-med ease-out [--outside:100%] focus-dark backdrop:bg-overlay open:translate-x-0 focus-visible:-outline-offset-3 rtl:[--outside:-100%] starting:open:translate-x-(--outside) forced-colors:border"
    >
      <div className="flex min-h-full flex-col px-gutter pt-3 pb-7">
        <div className="mb-4 flex h-14 items-center justify-between">
          <Logo name={site.name} />
          <button
            type="button"
            popoverTarget={SIDEBAR_ID}
            popoverTargetAction="hide"
            aria-label={shell.closeSidebar}
            className="grid size-12 place-items-center rounded-button inset-ring-[length:theme(spacing.stroke)] inset-ring-line-darkstrong"
          >
            <Icon name="close" className="size-5" />
          </button>
        </div>
        <nav aria-label={shell.sidebarTitle}>
          <ul className="text-tile font-medium">
            <MenuLinks className={`${MENU_LINK} ${BUILD.tiles ? MARKED : ''}`} marks={MARKS} />
          </ul>
        </nav>
        <ButtonLink href={callToAction.href} variant="primary" className="mt-7 w-full">
          {callToAction.label}
        </ButtonLink>
        <div className="mt-auto pt-7">
          <EmailLink iconClass="size-icon text-accent-soft" className={CONTACT_LINK} />
          <PhoneLink iconClass="size-icon text-accent-soft" className={CONTACT_LINK} />
        </div>
      </div>
    </dialog>
  );
}
