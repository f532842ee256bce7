import { Contents } from '@/components/sections/Contents';
import { noticeSections } from '@/components/sections/noticeParts';
import { PageHeader } from '@/components/site/PageHeader';
import { privacyNotice } from '@/content/pages/Privacy-notice';
import { env } from '@/lib/env';
import { pageMetadata } from '@/lib/metadata';

import { PrivacyNotice } from './Notice';

export const metadata = pageMetadata('/Privacy-notice', privacyNotice);

const contents = noticeSections.map(({ id, heading }, index) => ({
  id,
  number: `${index + 1}`,
  title: heading,
}));

export default function PrivacyNoticePage() {
  return (
    <>
      <PageHeader path="/Privacy-notice" words={privacyNotice} tiles={[8]} />
      <div className="wrap grid-12 pb-section">
        <Contents heading={privacyNotice.contents} entries={contents} />
        <div className="col-span-full max-lg:mt-7 lg:col-span-7 lg:col-start-5">
          <PrivacyNotice settings={env()} />
        </div>
      </div>
    </>
  );
}
