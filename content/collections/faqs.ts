import type { FaqItem } from '@/components/sections/Faq';

/** Exactly four questions (specification, section 3). The first one is open at the start. */
export const faqs = [
  {
    id: 'start',
    question: 'How does a project start?',
    answer:
      'With a call. You tell us what you need, and we reply with questions, a short written scope, a price range and a date. You pay nothing until you approve the scope.',
  },
  {
    id: 'duration',
    question: 'How long does it take to build?',
    answer:
      'Most first releases take eight to sixteen weeks. You see working software every two weeks, so the date never comes as a surprise.',
  },
  {
    id: 'ownership',
    question: 'Who owns the code?',
    answer:
      'You do. Source, designs and accounts are handed over as we go, not held back until the end.',
  },
  {
    id: 'after-launch',
    question: 'What happens after launch?',
    answer:
      'The team that built it stays on for an agreed period to fix and improve it. After that you can keep us or take it in-house.',
  },
] as const satisfies readonly FaqItem[];
