/**
 * The response headers of the site, in the form that most static hosts take: path pattern, name,
 * value. Where two rows name the same header, the later one wins.
 */
export type HeaderRule = { path: string; name: string; value: string; why: string };

/** Nothing on the site asks for a device or a payment; nor may a script that found its way in. */
const PERMISSIONS_OFF = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

export const HEADERS: readonly HeaderRule[] = [
  {
    path: '/*',
    name: 'X-Content-Type-Options',
    value: 'nosniff',
    why: 'A file is what its type says: no text is ever run as a script.',
  },
  {
    path: '/*',
    name: 'Referrer-Policy',
    value: 'strict-origin-when-cross-origin',
    why: 'The form service sees which site a lead came from, not which page.',
  },
  {
    path: '/*',
    name: 'Permissions-Policy',
    value: PERMISSIONS_OFF.map((feature) => `${feature}=()`).join(', '),
    why: 'The site uses no device; the embedded form must not either.',
  },
  {
    path: '/*',
    name: 'Cross-Origin-Opener-Policy',
    value: 'same-origin',
    why: 'The chat link opens in a new tab, which gets no handle on this one.',
  },
  {
    path: '/*',
    name: 'X-Frame-Options',
    value: 'SAMEORIGIN',
    why: 'Clickjacking. Not DENY: the demonstration form is framed by the site itself.',
  },
  {
    path: '/*',
    name: 'Content-Security-Policy',
    value: "frame-ancestors 'self'",
    why: 'What X-Frame-Options says, for nested frames too; a meta element cannot say it.',
  },
  {
    path: '/*',
    name: 'Cache-Control',
    value: 'public, max-age=0, must-revalidate',
    why: 'Addresses of pages stay while their content changes: ask each time, and get 304.',
  },
  {
    path: '/_next/static/*',
    name: 'Cache-Control',
    value: 'public, max-age=31536000, immutable',
    why: 'The name holds a hash of the content.',
  },
  {
    path: '/pictures/*',
    name: 'Cache-Control',
    value: 'public, max-age=31536000, immutable',
    why: 'The name holds a hash of the master and the encoder.',
  },
];
