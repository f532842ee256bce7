import { readFileSync } from 'node:fs';

import { noticePath } from '@/app/_page/contactProps';
import { Ask, Crumbs, breadcrumbData } from '@/app/_page/pageParts';
import { ContentsSpy } from '@/components/islands/page/ContentsSpy';
import { TextLink } from '@/components/parts/TextLink';
import { Contents, CONTENTS_ID } from '@/components/sections/Contents';
import { AgreementDocument } from '@/components/sections/AgreementDocument';
import { JsonLd } from '@/components/site/JsonLd';
import { PageHeader } from '@/components/site/PageHeader';
import { agreementPage } from '@/content/pages/Privacy-policy';
import { site } from '@/content/site';
import { readAgreement } from '@/lib/agreement';
import { filled } from '@/lib/text/filled';

/**
 * The agreement page, served at two routes: /Privacy-policy and /TermAndCondition. Both have the same
 * canonical path.
 */
export function AgreementPage({ canonical }: { canonical: string }) {
  const { name, legalName, offices } = site;
  const source = readFileSync('content/agreement.md', 'utf8');
  const agreement = readAgreement(filled(source, { name, legalName, address: offices[0].line }));
  return (
    <>
      <PageHeader heading={agreementPage.heading} intro={agreementPage.intro} tiles={[12]}>
        <Crumbs current={agreementPage.crumb} />
      </PageHeader>
      {noticePath ? (
        <div className="relative wrap pb-6 lg:-mt-16 lg:pb-12">
          <TextLink href={noticePath}>{agreementPage.privacy}</TextLink>
        </div>
      ) : null}
      <div className="wrap grid-12 pb-section">
        <Contents heading={agreementPage.contents} entries={agreement.sections} />
        <div className="col-span-full max-lg:mt-7 lg:col-span-7 lg:col-start-5">
          <AgreementDocument agreement={agreement} />
        </div>
      </div>
      <Ask words={agreementPage.ask} />
      <ContentsSpy contentsId={CONTENTS_ID} />
      <JsonLd nodes={[breadcrumbData({ path: canonical, name: agreementPage.crumb })]} />
    </>
  );
}
