import { navigationStarted } from '@/lib/browser/staleDeploy';

/**
 * Called before a client-side navigation. After a click on a link, `url` is a path without the base path;
 * after Back or Forward, it is the full URL.
 */
export const onRouterTransitionStart = (url: string) =>
  navigationStarted(url.startsWith('/') ? BUILD.basePath + url : url);

// Exported pages have this code in their first script, except those of --plain (scripts/finish.ts).
if (!document.querySelector('script[data-cfasync]'))
  void import('@/components/first-script/beforeHydration').then(({ startBeforeHydration }) =>
    startBeforeHydration(),
  );
