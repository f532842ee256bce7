import { thanksPath } from '@/app/_page/contactProps';
import { LeadForm } from '@/app/_page/LeadForm';
import { CaptureAttribution } from '@/components/islands/tracking/CaptureAttribution';
import { LeadTracking } from '@/components/islands/tracking/LeadTracking';
import { LeadPopup } from '@/components/islands/popup/LeadPopup';
import { popup } from '@/content/popup';
import { pages } from '@/lib/catalog/pages';
import { env } from '@/lib/env';

const withoutPopup = () =>
  pages()
    .filter((page) => page.popup === false)
    .map(({ path }) => path);

/** What every page needs for the lead form: the attribution, the popup, and what counts a lead. */
export const LeadCapture = () => (
  <>
    <CaptureAttribution />
    <LeadPopup words={popup} excluded={withoutPopup()}>
      <LeadForm title={popup.frameTitle} place="popup" />
    </LeadPopup>
    <LeadTracking
      path={thanksPath}
      formOrigins={env().leadForm.origins}
      formPath={env().leadForm.pathOnSite}
    />
  </>
);
