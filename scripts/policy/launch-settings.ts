import type { Settings } from '@/lib/env';

import type { Hit, LaunchFacts, LaunchRule } from './launch-rule';
import { hostFault } from './launch-text';

const FILE = '.env.local or the environment';

/** A rule about settings that can be read; a malformed one is said by the first rule alone. */
const given =
  (hit: (settings: Settings) => Omit<Hit, 'file'> | null) =>
  ({ settings }: LaunchFacts): Hit[] => {
    const found = 'error' in settings ? null : hit(settings);
    return found ? [{ file: FILE, ...found }] : [];
  };

export const SETTINGS_RULES: readonly LaunchRule[] = [
  {
    rule: 'settings',
    hits: ({ settings }) =>
      'error' in settings
        ? [{ file: FILE, found: settings.error, remedy: 'mend it, or leave it empty' }]
        : [],
  },
  {
    rule: 'site-url',
    hits: given(({ siteUrl }) => {
      const fault = hostFault(siteUrl);
      return fault
        ? {
            found: `the site’s address is ${siteUrl}, ${fault}`,
            remedy: 'set NEXT_PUBLIC_SITE_URL to the https origin of the live site',
          }
        : null;
    }),
  },
  {
    rule: 'demo-form',
    hits: given(({ leadForm }) =>
      leadForm.demo
        ? {
            found: 'the form is the demonstration: no lead arrives',
            remedy: 'set NEXT_PUBLIC_LEAD_FORM_HOST and NEXT_PUBLIC_LEAD_FORM_ID',
          }
        : null,
    ),
  },
  {
    rule: 'form-host',
    hits: given(({ leadForm }) => {
      const fault = leadForm.demo ? null : hostFault(leadForm.src);
      return fault
        ? {
            found: `the form’s address is ${leadForm.src}, ${fault}`,
            remedy: 'set NEXT_PUBLIC_LEAD_FORM_HOST to the https origin of the CRM',
          }
        : null;
    }),
  },
  {
    // A partner id alone is a decision too: the tag counts views and reports no conversion.
    rule: 'tracking',
    hits: given(({ tracking, trackingDeclined }) =>
      tracking || trackingDeclined
        ? null
        : {
            found: 'nothing says whether LinkedIn counts conversions',
            remedy: 'set NEXT_PUBLIC_LINKEDIN_PARTNER_ID to your id, or to none',
          },
    ),
  },
];
