import { readSettings, type Settings } from '@/lib/env';
import type { LaunchFacts } from './policy/launch-rule';

/**
 * An owner's site that is ready to go live, for the tests of the launch rules, and ways to spoil it.
 * `.zz` and +999 belong to nobody, yet no standard keeps them for samples.
 */
const settings: Settings = readSettings({
  NEXT_PUBLIC_SITE_URL: 'https://www.company.zz',
  NEXT_PUBLIC_LEAD_FORM_HOST: 'https://crm.company.zz',
  NEXT_PUBLIC_LEAD_FORM_ID: 'abc',
  NEXT_PUBLIC_LINKEDIN_PARTNER_ID: '12',
  NEXT_PUBLIC_LINKEDIN_CONVERSION_ID: '34',
});

const WORDS = {
  name: 'Company',
  email: 'hello@company.zz',
  'phone.display': '+999 123 456',
  chatUrl: 'https://chat.company.zz/hello',
  'social[0].href': 'https://www.linkedin.com/company/company-zz',
  'social[1].href': 'https://meet.company.zz/first-call',
  'social[2].href': 'https://chat.company.zz/hello',
  'social[3].href': 'https://x.com/company-zz',
};

const files = {
  'ContactUs.html': `<iframe src="${settings.leadForm.src}" title="Contact form">`,
  'index.html': `<link rel="canonical" href="${settings.siteUrl}"/>`,
  'index.txt': '{"ids":{"partnerId":"12","conversionId":"34","contactConversionId":"34"}}',
};

export const ready: LaunchFacts = {
  settings,
  words: Object.entries(WORDS).map(([record, text]) => ({
    file: 'content/site.ts',
    record,
    text,
  })),
  securityDue: '',
  pictures: [{ file: 'public/favicon.ico', sha256: 'of a picture of one’s own' }],
  newestSource: { file: 'content/site.ts', changedAt: 1 },
  out: { builtAt: 2, files },
};

export const withSettings = (change: Partial<Settings>) => ({
  settings: { ...settings, ...change },
});

export const withWord = (record: string, text: string, file = 'content/site.ts') => ({
  words: [
    ...ready.words.filter((word) => word.file !== file || word.record !== record),
    { file, record, text },
  ],
});

export const withFiles = (change: Record<string, string>) => ({
  out: { builtAt: 2, files: { ...files, ...change } },
});
