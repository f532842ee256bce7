import { contactPath, leadFormConfig, thanksPath } from '@/app/_page/contactProps';
import { CaptureAttribution } from '@/components/islands/tracking/CaptureAttribution';
import { LeadToast } from '@/components/islands/form/own/LeadToast';
import { LeadTracking } from '@/components/islands/tracking/LeadTracking';
import { LeadPopup } from '@/components/islands/popup/LeadPopup';
import { ownForm } from '@/content/leadForm';
import { popup } from '@/content/popup';
import { pages } from '@/lib/catalog/pages';
import { formPathOnSite } from '@/lib/lead/formOnSite';
import { settings } from '@/lib/catalog/settings';

const { leadForm } = settings();

const withoutPopup = () =>
  pages()
    .filter((page) => page.popup === false)
    .map(({ path }) => path);

/** What every page needs for the lead form: the attribution, the popup, and news of a lead. */
export const LeadCapture = () => (
  <>
    <CaptureAttribution parameters={leadForm.parameters} />
    <LeadPopup words={popup} form={leadFormConfig} excluded={withoutPopup()} />
    {leadForm.kind === 'own' ? (
      <LeadToast thanks={thanksPath} contact={contactPath} words={ownForm.toast} />
    ) : null}
    <LeadTracking
      path={thanksPath}
      formOrigins={leadForm.kind === 'hosted' ? leadForm.origins : []}
      formPath={formPathOnSite(settings())}
    />
  </>
);
