import { readFileSync } from 'node:fs';
import { TextLink } from '@/components/parts/TextLink';
import { AgreementDocument } from '@/components/sections/AgreementDocument';
import { Ask } from '@/components/sections/Ask';
import { Contents } from '@/components/sections/Contents';
import { PageHeader } from '@/components/site/PageHeader';
import { agreementPage } from '@/content/pages/Privacy-policy';
import { site } from '@/content/site';
import { readAgreement } from '@/lib/agreement';
import { pageMetadata } from '@/lib/metadata';
import { filled } from '@/lib/text';

export const metadata = pageMetadata('/Privacy-policy', agreementPage);

export default function AgreementPage() {
  const { name, legalName, offices } = site;
  const source = readFileSync('content/agreement.md', 'utf8');
  const agreement = readAgreement(filled(source, { name, legalName, address: offices[0].line }));
  return (
    <>
      <PageHeader path="/Privacy-policy" words={agreementPage} tiles={[12]} />
      <div className="relative wrap pb-6 lg:-mt-16 lg:pb-12">
        <TextLink href="/Privacy-notice">{agreementPage.privacy}</TextLink>
      </div>
      <div className="wrap grid-12 pb-section">
        <Contents heading={agreementPage.contents} entries={agreement.sections} />
        <div className="col-span-full max-lg:mt-7 lg:col-span-7 lg:col-start-5">
          <AgreementDocument agreement={agreement} />
        </div>
      </div>
      <Ask words={agreementPage.ask} />
    </>
  );
}
