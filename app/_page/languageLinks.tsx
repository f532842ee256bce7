import { LanguageLink } from '@/components/islands/menu/LanguageLink';
import { languageName } from '@/lib/text/language';
import { settings } from '@/lib/catalog/settings';

/** Links to the same page in the other languages. */
export const languageLinks = (className: string) =>
  Object.entries(settings().languages)
    .filter(([, basePath]) => basePath !== settings().basePath)
    .map(([tag, basePath]) => (
      <LanguageLink
        key={tag}
        tag={tag}
        name={languageName(tag)}
        basePath={basePath}
        className={className}
      />
    ));
