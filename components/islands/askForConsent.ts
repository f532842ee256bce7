import 'vanilla-cookieconsent/dist/cookieconsent.css';
import '@/components/islands/consent.css';
import * as CookieConsent from 'vanilla-cookieconsent';
import { CONSENT_CATEGORY, CONSENT_ELEMENT_ID, CONSENT_RECORD } from '@/lib/tracking/consentRecord';
import { setBannerOpen } from '@/lib/tracking/advertisingConsent';

export type ConsentWords = {
  title: string;
  text: string;
  accept: string;
  refuse: string;
  /** The button in the footer that opens the banner again. */
  reopen: string;
};

const STOP = { tabindex: '0', role: 'region', 'aria-labelledby': 'cm__title' };

/** Zoomed, the text scrolls; not every browser then lets the keyboard into it by itself. */
function keepInReach(text: Element) {
  const update = () => {
    const scrolls = text.scrollHeight > text.clientHeight;
    for (const [name, value] of Object.entries(STOP)) {
      if (scrolls) text.setAttribute(name, value);
      else text.removeAttribute(name);
    }
  };
  new ResizeObserver(update).observe(text);
}

/**
 * Asks once, remembers the answer in local storage for half a year, and says it on every page.
 *
 * @returns a function that asks again
 */
export async function askForConsent(words: ConsentWords, onAnswer: (yes: boolean) => void) {
  const tell = () => onAnswer(CookieConsent.acceptedCategory(CONSENT_CATEGORY));
  // What the library moves focus to whenever it shows its box.
  let start: Element | null = null;
  let comesByItself = true;
  // It keeps Tab inside the box. The page behind stays in use, so the key goes its usual way.
  document
    .getElementById(CONSENT_ELEMENT_ID)
    ?.addEventListener('keydown', (event) => event.key === 'Tab' && event.stopPropagation(), true);
  await CookieConsent.run({
    // No cookie: what only this page reads need not travel with each request.
    cookie: { name: CONSENT_RECORD, useLocalStorage: true },
    // It would read the cookies to clear them: there are none, and where they may not be read it
    // throws, and the answer is lost.
    autoClearCookies: false,
    // The question is no secret to a crawler or a test.
    hideFromBots: false,
    categories: { [CONSENT_CATEGORY]: {} },
    guiOptions: {
      consentModal: { layout: 'box', position: 'bottom left', equalWeightButtons: true },
    },
    // Early in the page, so that the question comes early to keyboards and screen readers.
    root: `#${CONSENT_ELEMENT_ID}`,
    // Nor is the box modal, and a question that comes by itself takes no focus away: somebody may
    // be typing.
    onModalReady: ({ modal }) => {
      modal.setAttribute('aria-modal', 'false');
      start = modal.querySelector('[tabindex="-1"]');
      if (comesByItself) start?.removeAttribute('tabindex');
      keepInReach(modal.querySelector('.cm__desc')!);
    },
    onModalShow: () => setBannerOpen(true),
    onModalHide: () => setBannerOpen(false),
    onConsent: tell,
    onChange: tell,
    language: {
      default: 'en',
      translations: {
        en: {
          consentModal: {
            title: words.title,
            description: words.text,
            acceptAllBtn: words.accept,
            acceptNecessaryBtn: words.refuse,
          },
          // One question needs no second screen; the library wants its record all the same.
          preferencesModal: { sections: [] },
        },
      },
    },
  });
  if (CookieConsent.validConsent()) setBannerOpen(false);
  return () => {
    comesByItself = false;
    start?.setAttribute('tabindex', '-1');
    CookieConsent.show(true);
  };
}
