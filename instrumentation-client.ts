import { navigationStarted } from '@/lib/staleDeploy';

/**
 * Next.js calls this, in the browser alone, before it fetches the page that a link leads to: with
 * the link's own address, without the base path, or with the whole address after Back and Forward.
 */
export const onRouterTransitionStart = (address: string) =>
  navigationStarted(address.startsWith('/') ? __BASE_PATH__ + address : address);
