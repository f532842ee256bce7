import { shell } from '@/content/shell';
import { siteId } from '@/lib/urls';

export const MAIN_ID = siteId('main');

/** The first focusable element, which leads to the content. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="fixed start-2 top-2 z-skip -translate-y-24 rounded-button bg-dark px-5 py-3.5 font-semibold text-ondark focus-dark focus:translate-y-0"
    >
      {shell.skipLink}
    </a>
  );
}
