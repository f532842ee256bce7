import { site } from '@/content/site';

/**
 * What only you and your lawyer can write in the privacy notice (/Privacy-notice). Replace each
 * text that starts with "[Sample]"; `npm run launch` finds those that are left. The rest of the
 * notice is generated from the settings.
 */
export const legal = {
  review: '[Sample] No lawyer has reviewed this notice yet.',
  sections: [
    {
      id: 'responsible',
      heading: 'Who is responsible',
      paragraphs: [
        `${site.legalName}, ${site.offices[0].line}, is responsible for this website. Write to ${site.email} about anything in this notice.`,
        '[Sample] We have no data protection officer and no representative in other countries.',
      ],
    },
    {
      id: 'legal-bases',
      heading: 'On what legal basis',
      paragraphs: [
        '[Sample] We use what you send us to answer you and to prepare a contract with you. We keep access logs because of our legitimate interest in a secure website. What needs your consent happens only with your consent.',
      ],
    },
    {
      id: 'retention',
      heading: 'How long we keep what you send us',
      paragraphs: [
        '[Sample] We delete an inquiry 24 months after our last contact. If it becomes a contract, we keep it for as long as tax law requires.',
      ],
    },
    {
      id: 'recipients',
      heading: 'Who works for us',
      paragraphs: [
        '[Sample] A hosting provider delivers this website. Its access logs contain IP addresses and are deleted after 14 days. If a service runs our form or our customer records, it processes data, like the hosting provider, only as a contract with us allows.',
        '[Sample] Where one of them is in another country, standard contractual clauses protect your data there.',
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      paragraphs: [
        '[Sample] You can ask us what we know about you, and receive a copy. You can have it corrected or deleted, object to how we use it, and withdraw your consent at any time.',
        '[Sample] You can also complain to the data protection authority where you live or where we are.',
      ],
    },
  ],
} as const;
