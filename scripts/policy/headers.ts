/**
 * The HTTP response headers of the site, in the form that most static hosts use: path pattern,
 * name, value. A path is `/*`, `/folder/*`, a file, or PAGES. If two rules set the same header, the
 * later one wins. The content security policies are in csp.ts.
 */
import { CONTENT_TYPES } from './content-types';

export type HeaderRule = { path: string; name: string; value: string; why: string };

/** In a rule, stands for the URLs of all pages. */
export const PAGES = 'pages';

/**
 * The options for Strict-Transport-Security. A browser that has received this header refuses plain
 * http until the header expires, even if the host no longer sends it.
 * - `off`: no header.
 * - `host`: this host only, for one year. The site requires https in any case (lib/env.ts).
 * - `preload`: two years, including all subdomains. Also allows browsers to include the domain in
 * their preload list, after you submit it at hstspreload.org. Removal from that list takes months.
 * Use this option only for a domain that will always use https everywhere.
 */
export type Hsts = 'off' | 'host' | 'preload';
const HSTS_CHOICE: Hsts = 'host';

const HSTS: Record<Exclude<Hsts, 'off'>, string> = {
  host: 'max-age=31536000',
  preload: 'max-age=63072000; includeSubDomains; preload',
};

/** Features that neither the site nor an injected script may use. */
const PERMISSIONS_OFF = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'clipboard-write',
  'compute-pressure',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** The Cache-Control header that Netlify, Cloudflare Pages and Vercel send by default. */
export const REVALIDATE = 'public, max-age=0, must-revalidate';
const FOREVER = 'public, max-age=31536000, immutable';

const CACHING: readonly HeaderRule[] = [
  {
    path: '/*',
    name: 'Cache-Control',
    value: REVALIDATE,
    why: 'The content at a URL may change, so browsers revalidate it each time and usually get 304.',
  },
  // Not /_next/static/*, because that folder also contains two manifests with fixed names.
  ...['chunks', 'css', 'media'].map((folder) => ({
    path: `/_next/static/${folder}/*`,
    name: 'Cache-Control',
    value: FOREVER,
    why: 'The file name contains a hash of the content.',
  })),
  {
    path: '/pictures/*',
    name: 'Cache-Control',
    value: FOREVER,
    why: 'The file name contains a hash of the master and the encoder.',
  },
];

const CORP = 'Cross-Origin-Resource-Policy';

const HEADERS: readonly HeaderRule[] = [
  {
    path: '/*',
    name: 'X-Content-Type-Options',
    value: 'nosniff',
    why: 'Browsers do not guess the content type, so text is never run as a script.',
  },
  {
    path: '/*',
    name: 'Referrer-Policy',
    value: 'strict-origin-when-cross-origin',
    why: 'The form service sees which site a lead comes from, but not which page.',
  },
  {
    path: '/*',
    name: 'Permissions-Policy',
    value: PERMISSIONS_OFF.map((feature) => `${feature}=()`).join(', '),
    why: 'Neither the site nor the embedded form needs any of these features.',
  },
  {
    path: '/*',
    name: 'Cross-Origin-Opener-Policy',
    value: 'same-origin',
    why: 'The chat opens in a new tab, which gets no reference to this window.',
  },
  {
    path: '/*',
    name: 'X-Frame-Options',
    value: 'SAMEORIGIN',
    why: 'Prevents clickjacking. Not DENY, because the site frames its own demo form.',
  },
  {
    path: PAGES,
    name: CORP,
    value: 'same-origin',
    why: 'Other sites must not load a page into their process.',
  },
  ...['_next', 'brands', 'glaze', 'pictures', 'product'].map((folder) => ({
    path: `/${folder}/*`,
    name: CORP,
    value: 'same-origin',
    why: 'Used by the pages of this site only.',
  })),
  ...['/social/*', '/app-icons/*', '/favicon.ico', '/icon.svg', '/apple-icon.png'].map((path) => ({
    path,
    name: CORP,
    value: 'cross-origin',
    why: 'Shown by other sites and apps: link previews, bookmarks, feed readers.',
  })),
  ...['/contact.vcf', '/manifest.webmanifest'].map((path) => ({
    path,
    name: 'Content-Type',
    value: CONTENT_TYPES[path.slice(path.lastIndexOf('.'))]!,
    why: 'Few hosts know this type. With nosniff, a file with the wrong type does not open.',
  })),
  ...CACHING,
];

/** @param hsts Only tests set this parameter. */
export const headerRules = (hsts: Hsts = HSTS_CHOICE): readonly HeaderRule[] =>
  hsts === 'off'
    ? HEADERS
    : [
        ...HEADERS,
        {
          path: '/*',
          name: 'Strict-Transport-Security',
          value: HSTS[hsts],
          why: 'After the first visit, nobody between the visitor and the host can downgrade to http.',
        },
      ];
