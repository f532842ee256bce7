import { navigationStarted } from '@/lib/staleDeploy';

/**
 * Next.js calls this in the browser before it fetches the page of a navigation. The URL is the
 * link's href without the base path, or, after Back and Forward, the full URL.
 */
export const onRouterTransitionStart = (address: string) =>
  navigationStarted(address.startsWith('/') ? __BASE_PATH__ + address : address);
