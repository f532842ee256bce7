import { ContentsSpy } from '@/components/islands/ContentsSpy';
import { AgreementContents, CONTENTS_ID } from '@/components/sections/AgreementContents';
import { agreementContents, AgreementDocument } from '@/components/sections/AgreementDocument';
import { Breadcrumb } from '@/components/site/Breadcrumb';
import { PageHead } from '@/components/site/PageHead';
import { agreement } from '@/content/agreement/agreement';
import { mainLinks } from '@/content/navigation';
import { terms } from '@/content/pages/Privacy-policy';
import { shell } from '@/content/shared';

/** The agreement, at two addresses: /Privacy-policy and /TermAndCondition. */
export function AgreementPage() {
  return (
    <>
      <PageHead heading={terms.heading} tiles={[12]}>
        <Breadcrumb label={shell.breadcrumbLabel} home={mainLinks[0]} current={terms.crumb} />
      </PageHead>
      <div className="wrap grid-12 pb-section">
        <AgreementContents heading={terms.contents} entries={agreementContents(agreement)} />
        <div className="col-span-full max-lg:mt-7 lg:col-span-7 lg:col-start-5">
          <AgreementDocument agreement={agreement} />
        </div>
      </div>
      <ContentsSpy contentsId={CONTENTS_ID} />
    </>
  );
}
