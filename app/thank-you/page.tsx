import { directContact } from '@/app/contactProps';
import { Confetti } from '@/components/islands/Confetti';
import { LeadTracking } from '@/components/islands/LeadTracking';
import { DirectLinks } from '@/components/parts/DirectLinks';
import { PickTime } from '@/components/parts/PickTime';
import { NextSteps } from '@/components/sections/NextSteps';
import { ThankYou } from '@/components/sections/ThankYou';
import { thankYou } from '@/content/pages/thank-you';
import { routes } from '@/content/routes';
import { sections } from '@/content/sections';
import { shell } from '@/content/shell';
import { site } from '@/content/site';
import { pageMetadata, pageWithId } from '@/lib/seo/metadata';
import { settings } from '@/lib/settings';

const route = pageWithId(routes, 'thank-you');

export const metadata = pageMetadata(route, site);

export default function ThankYouPage() {
  return (
    <>
      <ThankYou words={thankYou} motion={shell.motion}>
        <Confetti />
        <LeadTracking path={route.path} formOrigins={settings.leadForm.origins} />
      </ThankYou>
      <NextSteps words={sections.next}>
        <p className="mt-2 font-semibold">{sections.next.direct}</p>
        <DirectLinks contact={directContact} />
        <PickTime href={site.callUrl} label={sections.next.pickTime} newTabLabel={shell.newTab} />
      </NextSteps>
    </>
  );
}
