/** Functions that make web storage fail. Tests run them in every document before its scripts. */

const ACCESS = () => {
  const deny = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  for (const store of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'])
    Object.defineProperty(window, store, { get: deny });
  Object.defineProperty(Document.prototype, 'cookie', { get: deny, set: deny });
};

const WRITING = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
};

/** The errors that the popup logs (specification, section 8). */
const READ = /^console The popup flag cannot be read from session storage\./;
const WRITTEN = /^console The popup flag cannot be written to session storage\./;

export const STORAGE_FAULTS = {
  'and cookies are blocked': { fault: ACCESS, logged: [READ, WRITTEN] },
  'is full': { fault: WRITING, logged: [WRITTEN] },
} as const;
