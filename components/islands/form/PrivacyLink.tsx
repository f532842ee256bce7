'use client';

import { SiteLink, type SiteHref } from '@/components/parts/SiteLink';

export type Notice = { href: SiteHref; label: string; newTabLabel: string };

/**
 * The link to the privacy notice, below a form, if the site has one. It opens a new tab, so that
 * nothing typed into the form is lost. `opener` lets the tab copy the session storage, with the flag
 * of the lead popup.
 */
export function PrivacyLink({ notice }: { notice?: Notice }) {
  if (!notice) return null;
  const { href, label, newTabLabel } = notice;
  return (
    <SiteLink
      href={href}
      target="_blank"
      rel="opener"
      className="inline-flex min-h-target items-center text-small text-ink-soft underline underline-offset-4"
    >
      {label}
      <span className="sr-only">{` ${newTabLabel}`}</span>
    </SiteLink>
  );
}
