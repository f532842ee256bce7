import type { Source } from '@/lib/privacy/sources';

/**
 * What pages use of other hosts: a form that sends there, pictures, a font. The content security policy and the
 * privacy notice follow. Scripts are records of vendors (docs/analytics.md), and frames those of embeds.ts.
 *
 *     {
 *       what: 'form',
 *       origins: ['https://example.us1.list-manage.com'],
 *       name: 'Mailchimp',
 *       when: 'When you subscribe to our newsletter',
 *       why: 'To send you our newsletter',
 *       learns: 'Your email address, and which website you come from',
 *       policyUrl: 'https://www.intuit.com/privacy/statement/',
 *     },
 */
export const sources: readonly Source[] = [];
