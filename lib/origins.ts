/** The origins that settings may name. They become sources of the content security policy. */

const LOOPBACK = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/** Browsers accept other characters, too, but in a policy `;` and `*` have a meaning. */
const HTTPS = /^https:\/\/[a-z\d-]+(\.[a-z\d-]+)*(:\d+)?$/;

/**
 * An origin: only scheme, host and port. `http` is allowed only for loopback addresses, which tests
 * use.
 */
export const isOrigin = (value: string) =>
  URL.canParse(value) &&
  new URL(value).origin === value &&
  (HTTPS.test(value) || LOOPBACK.test(value));

/** An origin, or `https://*.` and a name with a dot, for all subdomains. */
export const isSource = (value: string) =>
  isOrigin(value.replace(/^https:\/\/\*\.(?=[^.]+\.)/, 'https://'));

/** An origin as browsers spell it, if the value is one in another spelling, such as with a slash at its end. */
export function respelled(value: string): string | null {
  if (!URL.canParse(value)) return null;
  const { origin, href } = new URL(value);
  return href === `${origin}/` && origin !== value && isSource(origin) ? origin : null;
}

/** The URL of a form. `http` is allowed only for loopback addresses. */
export const isFormUrl = (value: string) => {
  if (!URL.canParse(value)) return false;
  const { origin, username, password } = new URL(value);
  return isOrigin(origin) && username + password === '';
};
