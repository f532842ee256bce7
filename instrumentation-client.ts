import { navigationStarted } from '@/lib/browser/staleDeploy';

/**
 * Next.js calls this in the browser before a client-side navigation. After a click on a link, `url`
 * is a path without the base path. After Back or Forward, it is the full URL.
 */
export const onRouterTransitionStart = (url: string) =>
  navigationStarted(url.startsWith('/') ? BUILD.basePath + url : url);

// In an export, this code is in the inline script of each page (components/first-script/firstScript.ts).
if (process.env.NODE_ENV === 'development')
  void import('@/components/first-script/beforeHydration').then(({ startBeforeHydration }) =>
    startBeforeHydration(),
  );
