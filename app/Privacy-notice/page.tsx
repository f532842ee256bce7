import { Crumbs, breadcrumbData } from '@/app/_page/pageParts';
import { ContentsSpy } from '@/components/islands/page/ContentsSpy';
import { Contents, CONTENTS_ID } from '@/components/sections/Contents';
import { JsonLd } from '@/components/site/JsonLd';
import { PageHeader } from '@/components/site/PageHeader';
import { privacyNotice } from '@/content/pages/Privacy-notice';
import { metadataOf, pageWithId } from '@/lib/catalog/page';
import { env } from '@/lib/env';

import { noticeSections, PrivacyNotice } from './Notice';

const route = pageWithId('privacy-notice');

export const metadata = metadataOf(route);

const contents = noticeSections.map(({ id, heading }, index) => ({
  id,
  number: `${index + 1}`,
  title: heading,
}));

export default function PrivacyNoticePage() {
  return (
    <>
      <PageHeader heading={privacyNotice.heading} intro={privacyNotice.intro} tiles={[8]}>
        <Crumbs current={route.name} />
      </PageHeader>
      <div className="wrap grid-12 pb-section">
        <Contents heading={privacyNotice.contents} entries={contents} />
        <div className="col-span-full max-lg:mt-7 lg:col-span-7 lg:col-start-5">
          <PrivacyNotice settings={env()} />
        </div>
      </div>
      <ContentsSpy contentsId={CONTENTS_ID} />
      <JsonLd nodes={[breadcrumbData(route)]} />
    </>
  );
}
