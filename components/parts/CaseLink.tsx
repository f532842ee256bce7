import { SiteLink, type SiteHref } from '@/components/parts/SiteLink';
import { filled } from '@/lib/text';

export type CaseWords = {
  label: string;
  /** For screen readers: "of {name}". */
  about: string;
};

type Props = { href: SiteHref; words: CaseWords; name: string; className?: string };

export const CaseLink = ({ href, words, name, className = '' }: Props) => (
  <SiteLink
    href={href}
    className={`inline-flex min-h-target items-center font-semibold underline underline-offset-4 ${className}`}
  >
    {words.label}
    <span className="sr-only">{` ${filled(words.about, { name })}`}</span>
  </SiteLink>
);
