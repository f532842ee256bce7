/** Origins in settings become sources of the content security policy. */

const LOOPBACK = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/** Browsers accept more characters, but in a policy `;` and `*` have a meaning. */
const HTTPS = /^https:\/\/[a-z\d-]+(\.[a-z\d-]+)*(:\d+)?$/;

/** `http` is allowed only for loopback addresses, which tests use. */
export const isOrigin = (value: string) =>
  URL.canParse(value) &&
  new URL(value).origin === value &&
  (HTTPS.test(value) || LOOPBACK.test(value));

/** An origin, or `https://*.` and a domain, for its subdomains. */
export const isSource = (value: string) =>
  isOrigin(value.replace(/^https:\/\/\*\.(?=[^.]+\.)/, 'https://'));

/**
 * @returns the origin as browsers spell it, if the value has another spelling, such as with a slash at the
 * end
 */
export function respelled(value: string): string | null {
  if (!URL.canParse(value)) return null;
  const { origin, href } = new URL(value);
  return href === `${origin}/` && origin !== value && isSource(origin) ? origin : null;
}

/** `http` is allowed only for loopback addresses. */
export const isFormUrl = (value: string) => {
  if (!URL.canParse(value)) return false;
  const { origin, username, password } = new URL(value);
  return isOrigin(origin) && username + password === '';
};
