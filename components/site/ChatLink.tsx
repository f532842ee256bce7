import { Icon } from '@/components/parts/Icon';
import { shell } from '@/content/shell';
import { site } from '@/content/site';

/**
 * In a landmark, as all content of a page must be. Fixed above light and dark sections, so its focus ring
 * has a ground of its own. On a form, it would cover fields: there, it is on the dark footer.
 */
export function ChatLink() {
  if (!site.chatUrl) return null;
  return (
    <aside aria-label={shell.chatLandmark} className="relative">
      <a
        href={site.chatUrl}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={shell.chat}
        className="fixed end-[clamp(1rem,1.7vw,1.75rem)] bottom-[clamp(1rem,1.7vw,1.75rem)] z-chat grid size-15 place-items-center rounded-chat bg-band-lift text-ondark shadow-chat focus-visible:ring-9 focus-visible:ring-page forced-colors:border with-form:absolute with-form:ring-0 with-form:focus-dark"
      >
        <Icon name="chat" className="size-8" />
      </a>
    </aside>
  );
}
