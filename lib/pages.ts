import { services } from '@/content/lists/services';
import { about } from '@/content/pages/AboutUs';
import { contact } from '@/content/pages/ContactUs';
import { faq } from '@/content/pages/FAQ';
import { home } from '@/content/pages/home';
import { insights as insightsWords } from '@/content/pages/Insights';
import { privacyNotice } from '@/content/pages/Privacy-notice';
import { agreementPage } from '@/content/pages/Privacy-policy';
import { productsPage } from '@/content/pages/Products';
import { servicesPage } from '@/content/pages/Services';
import { work as workWords } from '@/content/pages/Work';
import { tagWords } from '@/lib/cards';
import { postTitle } from '@/lib/metadata';
import { insights, LISTED_FROM, tagged, tagPath, work } from '@/lib/posts';
import type { SiteHref } from '@/lib/urls';

type Words = { title: string; description: string };

/** For the sitemap, such as `2026-03-31`. A list has the date of its newest post. */
type Page = Words & { path: SiteHref; date?: string };

type Post = Words & { slug: string; date: string };

const page = (path: SiteHref, { title, description }: Words): Page => ({
  path,
  title,
  description,
});

const postPages = (list: '/Work' | '/Insights', words: Words, posts: readonly Post[]): Page[] => [
  { ...page(list, words), date: posts[0]?.date },
  ...posts.map(({ slug, title, description, date }) => ({
    path: `${list}/${slug}` as const,
    title: postTitle(title),
    description,
    date,
  })),
];

/** The pages that search engines may show. The sitemap, the social cards and /llms.txt are made from them. */
export const pages = (): Page[] => [
  page('/', home),
  page('/AboutUs', about),
  page('/Services', servicesPage),
  ...services.map(({ id, page: words }) => page(`/Services/${id}`, words)),
  page('/Products', productsPage),
  page('/FAQ', faq),
  page('/Privacy-policy', agreementPage),
  page('/Privacy-notice', privacyNotice),
  page('/ContactUs', contact),
  ...postPages('/Work', workWords, work()),
  ...postPages('/Insights', insightsWords, insights()),
  ...tagged()
    .filter(({ articles }) => articles.length >= LISTED_FROM)
    .map(({ tag, articles }) => ({
      ...tagWords(tag),
      path: tagPath(tag),
      date: articles[0]!.date,
    })),
];
