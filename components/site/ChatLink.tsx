import { Icon } from '@/components/parts/Icon';
import { shell } from '@/content/shell';
import { site } from '@/content/site';

/** In a landmark, because all content of a page must be in one. */
export function ChatLink() {
  if (!site.chatUrl) return null;
  return (
    <aside aria-label={shell.chatPlace} className="relative">
      <a
        href={site.chatUrl}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={shell.chat}
        className="chat-tile fixed z-chat grid size-15 place-items-center rounded-chat bg-band-lift text-ondark shadow-chat"
      >
        <Icon name="chat" className="size-8" />
      </a>
    </aside>
  );
}
