/** The selector of a group of links in the bar (components/site/MenuGroup.tsx). */
const OPEN_GROUP = '.menu-group[open]';

/**
 * Closes the groups of the bar on Escape, on a click elsewhere, on a click on one of their links, when the
 * focus leaves them, on Back within the page, and when the signal aborts. `<details>` does none of these.
 * Without scripts, a click on its label closes a group, and a page opens with all groups closed.
 */
export function closeMenuGroups(signal: AbortSignal) {
  const openGroups = () => document.querySelectorAll<HTMLDetailsElement>(OPEN_GROUP);
  const closeOthers = (target: Element) => {
    for (const group of openGroups()) if (!group.contains(target)) group.open = false;
  };
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    closeOthers(target);
    const group = target.closest('a')?.closest<HTMLDetailsElement>(OPEN_GROUP);
    if (group) group.open = false;
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    for (const group of openGroups()) {
      group.open = false;
      group.querySelector('summary')!.focus();
    }
  };
  // Without a target, the focus leaves the document, or a click follows.
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Element) closeOthers(relatedTarget);
  };
  const closeAll = () => closeOthers(document.documentElement);
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('keydown', onKeyDown, { signal });
  document.addEventListener('focusout', onFocusOut, { signal });
  window.addEventListener('popstate', closeAll, { signal });
  signal.addEventListener('abort', closeAll, { once: true });
}
