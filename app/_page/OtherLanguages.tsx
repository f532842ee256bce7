import { LanguageLinks } from '@/components/islands/menu/LanguageLinks';
import { site } from '@/content/site';
import { pages } from '@/lib/catalog/pages';
import { isShared } from '@/lib/pages/alternates';

/** Links to the sites in other languages (docs/languages.md). */
export function OtherLanguages({ className }: { className: string }) {
  const others = site.alternates.filter(({ language }) => language !== site.language);
  if (others.length === 0) return null;
  const shared = pages().filter(isShared);
  return (
    <LanguageLinks sites={others} shared={shared.map(({ path }) => path)} className={className} />
  );
}
