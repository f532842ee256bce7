import { Icon } from '@/components/parts/Icon';

/** The floating chat icon, on every page. */
export function ChatLink({ href, label }: { href: string; label: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={label}
      className="chat-tile fixed z-chat grid size-15 place-items-center rounded-chat bg-malachite-lift text-ondark shadow-chat"
    >
      <Icon name="chat" className="size-8" />
    </a>
  );
}
