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

/** `http` is allowed only for loopback addresses. */
export const isFormUrl = (value: string) => {
  if (!URL.canParse(value)) return false;
  const { origin, username, password } = new URL(value);
  return isOrigin(origin) && username + password === '';
};
