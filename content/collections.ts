import { insights } from '@/content/collections/insights';
import { work } from '@/content/collections/work';

/**
 * The collections of Markdown files, in the order of links and of the sitemap. Each is named after its
 * folder in content/. The site has the list of a collection while it has an entry.
 */
export const collections = { work, insights };
