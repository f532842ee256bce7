'use client';

import { useEffect, useState } from 'react';
import type { ConsentWords } from '@/components/islands/askForConsent';
import { dropStoredView } from '@/lib/firstView';
import { giveAnswer, mayAdvertise, refusesBySignal, whenAnsweredElsewhere } from '@/lib/permission';

/** What has been loaded can't be unloaded: a visitor who takes a yes back gets a page without it. */
function answer(yes: boolean) {
  const withdrawn = !yes && mayAdvertise();
  giveAnswer(yes);
  if (!yes) dropStoredView();
  if (withdrawn) location.reload();
}

/**
 * Asks for permission to advertise, and shows the way back to the question. A browser that sends
 * Global Privacy Control has answered for its visitor. Where the question can't be shown (a blocker
 * stops it), nobody has said yes.
 */
function Question({ words }: { words: ConsentWords }) {
  const [askAgain, setAskAgain] = useState<(() => void) | null>(null);

  useEffect(() => {
    if (refusesBySignal()) return;
    let gone = false;
    // Or the build would write the library's files even where nobody is asked.
    if (__CONSENT__) {
      import('@/components/islands/askForConsent')
        .then(({ askForConsent }) => askForConsent(words, answer))
        .then((reopen) => {
          if (!gone) setAskAgain(() => reopen);
        })
        .catch(() => {});
    }
    return () => {
      gone = true;
    };
  }, [words]);

  useEffect(() => whenAnsweredElsewhere(() => location.reload()), []);

  if (!askAgain) return null;
  return (
    <button type="button" onClick={askAgain} className="footer-link min-h-target font-medium">
      {words.reopen}
    </button>
  );
}

const Nothing = () => null;

/** Where the deployer asks nobody, the build leaves out all of the above. */
export const TrackingConsent = __CONSENT__ ? Question : Nothing;
