/**
 * The HTTP response headers of the site. They are the same for all pages and settings. The content security
 * policy is in the pages (csp.ts); the header contains only the directive that a meta element does not
 * support.
 */
import type { Header } from '@/kit/hosts/rules';

/**
 * The value of Strict-Transport-Security. A browser that has received this header refuses plain http until it
 * expires, even if the host no longer sends it. The site requires https in any case (lib/settings/env.ts).
 * - `max-age=31536000`: this host only, for one year.
 * - `max-age=63072000; includeSubDomains; preload`: two years, including all subdomains. Also allows browsers
 *   to include the domain in their preload list, after you submit it at hstspreload.org. Removal from that list
 *   takes months. Use it only for a domain that will always use https everywhere.
 * - `null`: no header.
 */
const HSTS: string | null = 'max-age=31536000';

/**
 * Features that neither the site nor an injected script may use. Those of a video (`autoplay`, `encrypted-media`,
 * `fullscreen`, `picture-in-picture`) are missing: a frame of another origin has them only if its `allow`
 * attribute names them.
 */
const PERMISSIONS_OFF = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'clipboard-write',
  'compute-pressure',
  'display-capture',
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
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

export const HEADERS: readonly Header[] = [
  {
    // Browsers do not guess the content type, so text is never run as a script.
    name: 'X-Content-Type-Options',
    value: 'nosniff',
  },
  {
    // The form service sees which site a lead comes from, but not which page.
    name: 'Referrer-Policy',
    value: 'strict-origin-when-cross-origin',
  },
  {
    // Neither the site nor the embedded form needs any of these features.
    name: 'Permissions-Policy',
    value: PERMISSIONS_OFF.map((feature) => `${feature}=()`).join(', '),
  },
  {
    // Prevents clickjacking. Meta elements do not support this directive (CSP level 3, section 3.3). Not none,
    // because the site frames its own demo form.
    name: 'Content-Security-Policy',
    value: "frame-ancestors 'self'",
  },
  {
    // The same for browsers that do not support frame-ancestors.
    name: 'X-Frame-Options',
    value: 'SAMEORIGIN',
  },
  // After the first visit, nobody between the visitor and the host can downgrade to http.
  ...(HSTS ? [{ name: 'Strict-Transport-Security', value: HSTS }] : []),
];

/**
 * An SVG that is opened on its own is a document of this origin, where the editor keeps its token: it gets
 * an origin of its own, and runs and loads nothing. In pages, browsers never run what is in a picture.
 */
export const SVG_HEADERS: readonly Header[] = [
  {
    name: 'Content-Security-Policy',
    value:
      "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox",
  },
];
