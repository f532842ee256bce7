import { navigationStarted } from '@/lib/browser/staleDeploy';

/**
 * Next.js calls this in the browser before a client-side navigation. After a click on a link, `url`
 * is a path without the base path. After Back or Forward, it is the full URL.
 */
export const onRouterTransitionStart = (url: string) =>
  navigationStarted(url.startsWith('/') ? BUILD.basePath + url : url);

// Pages of an export have this code in their first script, unless it was built with --plain (scripts/finish.ts).
if (!document.querySelector('script[data-cfasync]'))
  void import('@/components/first-script/beforeHydration').then(({ startBeforeHydration }) =>
    startBeforeHydration(),
  );
