import { SiteLink, type SiteHref } from '@/components/parts/SiteLink';
import { CONSENT_ID, type Ads } from '@/lib/tracking/consent';
import { siteId } from '@/lib/pages/siteId';

type Props = {
  words: {
    title: string;
    accept: string;
    refuse: string;
    /** The label of the link to the privacy notice, after the text. */
    noticeLabel: string;
  };
  text: string;
  /** The path of the privacy notice, if the site has one. */
  noticePath?: SiteHref;
};

const ANSWERS = {
  accept: 'granted',
  refuse: 'denied',
} satisfies Record<string, Ads>;

/**
 * The consent banner, a dialog that is not modal. It is closed in the HTML, and the first script opens
 * it (components/first-script/ads.ts). Its place near the start of the document is where keyboard and screen
 * reader users reach it early. Both buttons look the same.
 */
export const ConsentBanner = ({ words, text, noticePath }: Props) => (
  <dialog
    id={CONSENT_ID}
    aria-labelledby={siteId('consent-title')}
    aria-describedby={siteId('consent-text')}
    // The first script opens it before React hydrates it.
    suppressHydrationWarning
  >
    <form method="dialog">
      <h2 id={siteId('consent-title')}>{words.title}</h2>
      <p id={siteId('consent-text')}>
        {text} {noticePath ? <SiteLink href={noticePath}>{words.noticeLabel}</SiteLink> : null}
      </p>
      <button value={ANSWERS.accept}>{words.accept}</button>
      <button value={ANSWERS.refuse}>{words.refuse}</button>
    </form>
  </dialog>
);
