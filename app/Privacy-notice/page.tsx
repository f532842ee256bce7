import { explainedEmbeds } from '@/app/_page/embed';
import { Crumbs, breadcrumbData } from '@/app/_page/pageParts';
import { ContentsSpy } from '@/components/islands/page/ContentsSpy';
import { Contents, CONTENTS_ID } from '@/components/sections/Contents';
import { PrivacyNotice } from '@/components/sections/PrivacyNotice';
import { JsonLd } from '@/components/site/JsonLd';
import { PageHeader } from '@/components/site/PageHeader';
import { legal } from '@/content/legal';
import { privacyNotice } from '@/content/pages/Privacy-notice';
import { sources } from '@/content/sources';
import { metadataOf, pageWithId } from '@/lib/catalog/page';
import { settings } from '@/lib/catalog/settings';

import { noticeSections } from './sections';

const route = pageWithId('privacy-notice');

export const metadata = metadataOf(route);

export default function PrivacyNoticePage() {
  const sections = noticeSections(settings(), [...sources, ...explainedEmbeds]);
  return (
    <>
      <PageHeader heading={privacyNotice.heading} intro={privacyNotice.intro} tiles={[8]}>
        <Crumbs current={route.name} />
      </PageHeader>
      <div className="wrap grid-12 pb-section">
        <Contents heading={privacyNotice.contents} entries={sections} />
        <div className="col-span-full max-lg:mt-7 lg:col-span-7 lg:col-start-5">
          <PrivacyNotice
            sections={sections}
            labels={privacyNotice.words.labels}
            origin={[privacyNotice.generated, legal.review]}
            sampleLabel={privacyNotice.sampleLabel}
          />
        </div>
      </div>
      <ContentsSpy contentsId={CONTENTS_ID} />
      <JsonLd nodes={[breadcrumbData(route)]} />
    </>
  );
}
