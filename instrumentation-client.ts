import { navigationStarted } from '@/lib/staleDeploy';

/**
 * Next.js calls this in the browser before it fetches the page of a link: with the path of the link,
 * without the base path, or with the full URL after Back and Forward.
 */
export const onRouterTransitionStart = (url: string) =>
  navigationStarted(url.startsWith('/') ? __BASE_PATH__ + url : url);
