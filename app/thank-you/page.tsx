import { directContact } from '@/app/_page/contactProps';
import { Confetti } from '@/components/islands/motion/Confetti';
import { DirectLinks } from '@/components/parts/DirectLinks';
import { Embed, isEmbeddable } from '@/components/parts/Embed';
import { PickTime } from '@/components/parts/PickTime';
import { NextSteps } from '@/components/sections/NextSteps';
import { ThankYou } from '@/components/sections/ThankYou';
import { thankYou } from '@/content/pages/thank-you';
import { shell } from '@/content/shell';
import { site } from '@/content/site';
import { metadataOf, pageWithId } from '@/lib/catalog/page';
import { LEAVES_FRAME } from '@/lib/pages/leavesFrame';

const route = pageWithId('thank-you');

export const metadata = {
  ...metadataOf(route),
  // Some form services redirect to this page inside their frame.
  other: { [LEAVES_FRAME]: 'true' },
};

export default function ThankYouPage() {
  return (
    <>
      <ThankYou words={thankYou} motion={shell.motion}>
        <Confetti />
      </ThankYou>
      <NextSteps words={thankYou.next}>
        <p className="mt-2 font-semibold">{thankYou.next.direct}</p>
        <DirectLinks contact={directContact} />
        {site.callUrl && isEmbeddable(site.callUrl) ? (
          <div className="mt-9">
            <Embed src={site.callUrl} title={thankYou.next.pickTime} />
          </div>
        ) : (
          <PickTime href={site.callUrl} label={thankYou.next.pickTime} newTabLabel={shell.newTab} />
        )}
      </NextSteps>
    </>
  );
}
