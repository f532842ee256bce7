import { Icon } from '@/components/parts/Icon';
import { shell } from '@/content/shell';
import { site } from '@/content/site';

/** It would cover the fields of a form: there, it is on the dark footer at the end of the page. */
const WITH_FORM =
  '[html:has(#Site-form-heading)_&]:absolute [html:has(#Site-form-heading)_&]:focus-dark [html:has(#Site-form-heading)_&]:ring-0';

/**
 * In a landmark, as all content of a page must be. Fixed above light and dark sections, so its focus ring
 * has a ground of its own.
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
        className={`fixed end-[clamp(1rem,1.7vw,1.75rem)] bottom-[clamp(1rem,1.7vw,1.75rem)] z-chat grid size-15 place-items-center rounded-chat bg-band-lift text-ondark shadow-chat focus-visible:ring-9 focus-visible:ring-page forced-colors:border ${WITH_FORM}`}
      >
        <Icon name="chat" className="size-8" />
      </a>
    </aside>
  );
}
