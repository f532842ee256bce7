import { ContentsSpy } from '@/components/islands/ContentsSpy';
import { AgreementContents, CONTENTS_ID } from '@/components/sections/AgreementContents';
import { noticeContents, PrivacyNotice } from '@/components/sections/PrivacyNotice';
import { Breadcrumb } from '@/components/site/Breadcrumb';
import { JsonLd } from '@/components/site/JsonLd';
import { PageHeader } from '@/components/site/PageHeader';
import { legal } from '@/content/legal';
import { homeLink } from '@/content/navigation';
import { privacyNotice } from '@/content/pages/Privacy-notice';
import { shell } from '@/content/shell';
import { site } from '@/content/site';
import { noticeSections } from '@/lib/privacy/notice';
import { pageWithId } from '@/lib/pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { breadcrumbList } from '@/lib/seo/structuredData';
import { settings } from '@/lib/settings';

const route = pageWithId('privacy-notice');

export const metadata = pageMetadata(route, site);

export default function PrivacyNoticePage() {
  const sections = noticeSections(settings(), privacyNotice.words, legal.sections, site.language);
  return (
    <>
      <PageHeader heading={privacyNotice.heading} intro={privacyNotice.intro} tiles={[8]}>
        <Breadcrumb label={shell.breadcrumbLabel} home={homeLink} current={route.name} />
      </PageHeader>
      <div className="wrap grid-12 pb-section">
        <AgreementContents heading={privacyNotice.contents} entries={noticeContents(sections)} />
        <div className="col-span-full max-lg:mt-7 lg:col-span-7 lg:col-start-5">
          <PrivacyNotice
            sections={sections}
            origin={[privacyNotice.generated, legal.review]}
            sampleLabel={privacyNotice.sampleLabel}
          />
        </div>
      </div>
      <ContentsSpy contentsId={CONTENTS_ID} />
      <JsonLd nodes={[breadcrumbList(route.canonical, homeLink, route.name)]} />
    </>
  );
}
