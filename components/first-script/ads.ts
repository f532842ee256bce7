import { RENDERED } from '@/lib/browser/page/handOver';
import {
  adsState,
  CONSENT_ID,
  hasGlobalPrivacyControl,
  onAdsChange,
  setAds,
  type Ads,
} from '@/lib/tracking/consent';
import { storeAnswer, storedAnswer } from '@/lib/browser/tracking/consentRecord';

const banner = () => document.querySelector<HTMLDialogElement>(`dialog#${CONSENT_ID}`);

/**
 * Opens the banner while there is no answer, and closes it after one, also after one in another tab. The
 * attribute opens it without moving focus: the visitor may be typing. `show()` would move it.
 */
function updateBanner() {
  if (adsState() === 'unset') banner()?.setAttribute('open', '');
  else if (banner()?.open) banner()!.close();
}

/** Reads the answer again, because the visitor may have given it in another tab. */
function readAnswer() {
  const answer = storedAnswer();
  if (answer) setAds(answer);
}

/** Asks the visitor, also before hydration. The banner is a form that closes its dialog. */
function askForConsent() {
  setAds(storedAnswer() ?? 'unset');
  addEventListener('DOMContentLoaded', updateBanner);
  addEventListener('submit', ({ target, submitter }) => {
    if (!(target as Element).closest(`dialog#${CONSENT_ID}`)) return;
    const answer = (submitter as HTMLButtonElement).value as Ads;
    storeAnswer(answer);
    setAds(answer);
  });
  addEventListener('storage', readAnswer);
  // A page in bfcache and a prerendered page get no storage events.
  addEventListener('pageshow', ({ persisted }) => persisted && readAnswer());
  document.addEventListener('prerenderingchange', readAnswer);
}

/** In builds with a consent banner: sets the state of advertising (lib/tracking/consent.ts). */
export function startAds() {
  onAdsChange(updateBanner);
  addEventListener(RENDERED, updateBanner);
  if (hasGlobalPrivacyControl()) setAds('denied');
  else askForConsent();
}
