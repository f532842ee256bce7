import { site } from '@/content/site';

/** Copy for the agreement, which is at /Privacy-policy and /TermAndCondition. */
export const agreementPage = {
  name: 'Term & Condition',
  title: `Sample software development contract: ${site.name}`,
  description:
    'A sample contract, not our privacy notice: what we do for a client with a game website, what the client answers for, and which laws may apply.',
  /** The metadata of /TermAndCondition. */
  terms: {
    title: `Software contract, terms & conditions: ${site.name}`,
    description:
      'The full text of a sample contract for building a game website: scope, delivery, fees, liability, termination and the duties of each side.',
  },
  heading: 'Term & Conditions',
  intro: `A sample of the contract that ${site.name} signs with business clients, here for a client who wants a game website. Your terms follow your project and differ wherever this one is about games. It is not about visitors of this site.`,
  contents: 'Contents',
  ask: {
    heading: 'Which terms would apply to you?',
    text: 'This sample is about a game website. Tell us what you want built, and we send you the terms that we propose for it. They differ wherever this sample is about games.',
    action: 'Ask for your terms',
  },
  /** The link to the privacy notice: the agreement is not what this URL promises. */
  privacy: 'How do we handle your data?',
} as const;
