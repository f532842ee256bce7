import { Confetti } from '@/components/islands/motion/Confetti';
import { ContactLinks } from '@/components/parts/ContactLinks';
import { Embed, isEmbeddable } from '@/components/parts/Embed';
import { PickTime } from '@/components/parts/PickTime';
import { NextSteps } from '@/components/sections/NextSteps';
import { ThankYou } from '@/components/sections/ThankYou';
import { thankYou } from '@/content/pages/thank-you';
import { site } from '@/content/site';
import { pageMetadata } from '@/lib/metadata';

export const metadata = {
  ...pageMetadata('/thank-you', thankYou, { index: false }),
  // Some form services redirect to this page inside their frame. beforeHydration.ts opens it in the whole
  // window.
  other: { 'leaves-frame': 'true' },
};

export default function ThankYouPage() {
  return (
    <>
      <ThankYou words={thankYou}>
        <Confetti />
      </ThankYou>
      <NextSteps words={thankYou.next}>
        <p className="mt-2 font-semibold">{thankYou.next.direct}</p>
        <ContactLinks />
        {site.callUrl && isEmbeddable(site.callUrl) ? (
          <div className="mt-9">
            <Embed src={site.callUrl} title={thankYou.next.pickTime} />
          </div>
        ) : (
          <PickTime label={thankYou.next.pickTime} />
        )}
      </NextSteps>
    </>
  );
}
