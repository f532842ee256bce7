import 'vanilla-cookieconsent/dist/cookieconsent.css';
import '@/components/client/consent.css';
import * as CookieConsent from 'vanilla-cookieconsent';
import { consentKey } from '@/lib/storageKeys';
import {
  CONSENT_CATEGORY,
  CONSENT_ELEMENT_ID,
  setBannerOpen,
} from '@/lib/tracking/advertisingConsent';

export type ConsentWords = {
  title: string;
  text: string;
  accept: string;
  refuse: string;
  /** The label of the link to the privacy notice, after the text. */
  notice: string;
  /** The path of the privacy notice, if the site has one. */
  noticePath?: string;
  /** Label of the button in the footer that reopens the banner. */
  reopen: string;
};

const withNotice = ({ text, notice, noticePath }: ConsentWords) =>
  noticePath ? `${text} <a href="${__BASE_PATH__}${noticePath}">${notice}</a>` : text;

const TAB_STOP = { tabindex: '0', role: 'region', 'aria-labelledby': 'cm__title' };

/**
 * At high zoom, the text scrolls. Make it focusable, because not every browser makes scrollable
 * elements focusable.
 */
function makeScrollable(text: Element) {
  const update = () => {
    const scrolls = text.scrollHeight > text.clientHeight;
    for (const [name, value] of Object.entries(TAB_STOP)) {
      if (scrolls) text.setAttribute(name, value);
      else text.removeAttribute(name);
    }
  };
  new ResizeObserver(update).observe(text);
}

const isStyled = () =>
  getComputedStyle(document.documentElement).getPropertyValue('--cc-font-family') !== '';

/**
 * Waits until the stylesheets above have loaded or failed to load. Next.js does not wait for the
 * stylesheets of a dynamic import (`_N_E_STYLE_LOAD`, Next.js 16.4). Without them, the banner would
 * first appear at the top of the page and move its content.
 */
const untilStyled = () =>
  new Promise<void>((resolve) => {
    if (isStyled()) return resolve();
    const stop = new AbortController();
    const check = ({ target, type }: Event) => {
      if (!(target instanceof HTMLLinkElement) || (type === 'load' && !isStyled())) return;
      stop.abort();
      resolve();
    };
    const options = { capture: true, signal: stop.signal };
    document.addEventListener('load', check, options);
    document.addEventListener('error', check, options);
  });

/**
 * Shows the consent banner if the visitor has not answered it. Stores the answer in local storage
 * for six months, and passes it to `onAnswer` when it is given and on every later page load.
 *
 * @returns a function that reopens the banner
 */
export async function askForConsent(words: ConsentWords, onAnswer: (yes: boolean) => void) {
  const report = () => onAnswer(CookieConsent.acceptedCategory(CONSENT_CATEGORY));
  // The element that the library focuses when it shows the banner.
  let focusTarget: Element | null = null;
  let isReopened = false;
  const language = document.documentElement.lang;
  // The library traps focus in the banner. Let Tab move focus out of the banner, because the page
  // behind it stays usable.
  document
    .getElementById(CONSENT_ELEMENT_ID)
    ?.addEventListener('keydown', (event) => event.key === 'Tab' && event.stopPropagation(), true);
  await untilStyled();
  await CookieConsent.run({
    // Local storage, not a cookie: only scripts read the answer, so requests need not contain it.
    cookie: { name: consentKey(__SITE_PATH__), useLocalStorage: true },
    // The library ignores an answer with another revision, and asks again.
    revision: __CONSENT_REVISION__,
    // Do not let the library clear cookies (`deleteStored` does): if cookies are blocked, reading
    // them can throw an error, which would lose the visitor's answer.
    autoClearCookies: false,
    // Show the banner to crawlers and tests, too.
    hideFromBots: false,
    categories: { [CONSENT_CATEGORY]: {} },
    guiOptions: {
      consentModal: { layout: 'box', position: 'bottom left', equalWeightButtons: true },
    },
    // Add the banner near the start of the document, so that keyboard and screen reader users reach
    // it early.
    root: `#${CONSENT_ELEMENT_ID}`,
    // The banner is not modal. When it opens automatically, it must not take focus: the visitor may
    // be typing.
    onModalReady: ({ modal }) => {
      modal.setAttribute('aria-modal', 'false');
      focusTarget = modal.querySelector('[tabindex="-1"]');
      if (!isReopened) focusTarget?.removeAttribute('tabindex');
      makeScrollable(modal.querySelector('.cm__desc')!);
    },
    onModalShow: () => setBannerOpen(true),
    onModalHide: () => setBannerOpen(false),
    onConsent: report,
    onChange: report,
    language: {
      default: language,
      translations: {
        [language]: {
          consentModal: {
            title: words.title,
            description: withNotice(words),
            acceptAllBtn: words.accept,
            acceptNecessaryBtn: words.refuse,
          },
          // There is no preferences dialog, but the library requires this entry.
          preferencesModal: { sections: [] },
        },
      },
    },
  });
  if (CookieConsent.validConsent()) setBannerOpen(false);
  return () => {
    isReopened = true;
    focusTarget?.setAttribute('tabindex', '-1');
    CookieConsent.show(true);
  };
}
