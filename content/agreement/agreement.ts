import type { Agreement } from '@/components/sections/AgreementDocument';
import { clientDuties } from '@/content/agreement/clauses-client-duties';
import { commercial } from '@/content/agreement/clauses-commercial';
import { delivery } from '@/content/agreement/clauses-delivery';
import { general } from '@/content/agreement/clauses-general';
import { legality } from '@/content/agreement/clauses-legality';
import { liability } from '@/content/agreement/clauses-liability';
import { partiesAndDefinitions } from '@/content/agreement/clauses-parties-and-definitions';
import { revenueAndIndemnity } from '@/content/agreement/clauses-revenue-and-indemnity';
import { scope } from '@/content/agreement/clauses-scope';
import { scheduleIndia } from '@/content/agreement/schedule-india';
import { scheduleInternationalConduct } from '@/content/agreement/schedule-international-conduct';
import { scheduleInternationalGambling } from '@/content/agreement/schedule-international-gambling';
import { scheduleLicensingBodies } from '@/content/agreement/schedule-licensing-bodies';
import { sampleClient, site } from '@/content/site';

/**
 * Clauses and schedules are numbered by their position in these lists. `{id}` is replaced with the
 * number of the clause, paragraph or schedule with that id.
 */
export const agreement = {
  lead: `This page shows a sample Software Development Agreement, for building a game website, between ${site.name} and a client. It is provided for information only, carries no signatures and binds no one. It is neither legal advice nor an offer.`,
  parties: [
    {
      role: 'The Company',
      name: site.legalName,
      detail: `with its registered office at ${site.offices[0].line}`,
    },
    {
      role: 'The Client',
      name: sampleClient.name,
      detail: `future operator of the game website, with its registered office at ${sampleClient.address}`,
    },
  ],
  clauses: [
    ...partiesAndDefinitions,
    ...scope,
    ...clientDuties,
    ...revenueAndIndemnity,
    ...legality,
    ...delivery,
    ...commercial,
    ...liability,
    ...general,
  ],
  schedules: [
    scheduleIndia,
    scheduleInternationalGambling,
    scheduleInternationalConduct,
    scheduleLicensingBodies,
  ],
} satisfies Agreement;
