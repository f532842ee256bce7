'use client';

import { island } from '@/components/islands/page/island';
import { useIsHydrated } from '@/components/islands/page/useIsHydrated';
import { dayOf } from '@/lib/text/day';

type Props = {
  /** Such as `2026-03-31` (UTC). Without one, the entry never closes. */
  lastDay: string | undefined;
  note: string;
};

/**
 * On the page of an entry, says that its last day is over. A build after that day leaves the page out, but
 * visitors may read an older one.
 */
export const ClosedNotice = island(function ClosedNotice({ lastDay, note }: Props) {
  const isHydrated = useIsHydrated();
  if (!isHydrated || !lastDay || lastDay >= dayOf(new Date())) return null;
  return (
    <p role="status" className="wrap pb-9 font-semibold text-accent-text">
      {note}
    </p>
  );
});
