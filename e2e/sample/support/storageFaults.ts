/** Blocks storage and cookies. Tests run it in every document before its scripts. */
export const blockStorage = () => {
  const deny = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  for (const store of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'])
    Object.defineProperty(window, store, { get: deny });
  Object.defineProperty(Document.prototype, 'cookie', { get: deny, set: deny });
};

/** The errors that the popup logs (specification, section 8). */
export const POPUP_FLAG_ERRORS = [
  /^console The popup flag cannot be read from session storage\./,
  /^console The popup flag cannot be written to session storage\./,
];
