import { contactPath, noticePath } from '@/app/contactProps';
import { ContentsSpy } from '@/components/islands/ContentsSpy';
import { TextLink } from '@/components/parts/TextLink';
import { AgreementContents, CONTENTS_ID } from '@/components/sections/AgreementContents';
import { agreementContents, AgreementDocument } from '@/components/sections/AgreementDocument';
import { ContactCta } from '@/components/sections/ContactCta';
import { Breadcrumb } from '@/components/site/Breadcrumb';
import { JsonLd } from '@/components/site/JsonLd';
import { PageHeader } from '@/components/site/PageHeader';
import { agreement } from '@/content/agreement/agreement';
import { homeLink } from '@/content/navigation';
import { terms } from '@/content/pages/Privacy-policy';
import { shell } from '@/content/shell';
import { site } from '@/content/site';
import { breadcrumbList } from '@/lib/seo/structuredData';

/**
 * The agreement page, served at two routes: /Privacy-policy and /TermAndCondition. Both have the same
 * canonical path.
 */
export function AgreementPage({ canonical }: { canonical: string }) {
  return (
    <>
      <PageHeader heading={terms.heading} intro={terms.intro} tiles={[12]}>
        <Breadcrumb label={shell.breadcrumbLabel} home={homeLink} current={terms.crumb} />
      </PageHeader>
      {noticePath ? (
        <div className="relative wrap pb-6 lg:-mt-16 lg:pb-12">
          <TextLink href={noticePath}>{terms.privacy}</TextLink>
        </div>
      ) : null}
      <div className="wrap grid-12 pb-section">
        <AgreementContents heading={terms.contents} entries={agreementContents(agreement)} />
        <div className="col-span-full max-lg:mt-7 lg:col-span-7 lg:col-start-5">
          <AgreementDocument agreement={agreement} scheduleLabel={terms.schedule} />
        </div>
      </div>
      <ContactCta href={contactPath} words={terms.ask} note={site.hours.reply} />
      <ContentsSpy contentsId={CONTENTS_ID} />
      <JsonLd nodes={[breadcrumbList(canonical, homeLink, terms.crumb)]} />
    </>
  );
}
