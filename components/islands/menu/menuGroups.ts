/** The selector of a group of links in the bar (components/site/MenuGroup.tsx). */
const OPEN_GROUP = '.menu-group[open]';

const openGroups = () => document.querySelectorAll<HTMLDetailsElement>(OPEN_GROUP);

/** Closes the groups of the bar, except one that contains the element. */
export function closeMenuGroups(except: Element | null = null) {
  for (const group of openGroups()) if (!group.contains(except)) group.open = false;
}

/**
 * Closes the groups of the bar on Escape, on a click elsewhere, and when the focus leaves them, until the
 * signal aborts. `<details>` does none of these. Without scripts, a click on its label closes a group, and a
 * page opens with all groups closed.
 */
export function watchMenuGroups(signal: AbortSignal) {
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    for (const group of openGroups()) {
      group.open = false;
      group.querySelector('summary')!.focus();
    }
  };
  // Without a target, the focus leaves the document, or a click follows.
  const onFocusOut = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Element) closeMenuGroups(relatedTarget);
  };
  const onClick = ({ target }: MouseEvent) => closeMenuGroups(target as Element);
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('keydown', onKeyDown, { signal });
  document.addEventListener('focusout', onFocusOut, { signal });
}
