import type { FaqItem } from '@/components/sections/Faq';

/** Exactly four questions (specification, section 3). The first one is open by default. */
export const faqs = [
  {
    id: 'start',
    question: 'How does a project start?',
    answer:
      'With a call. You tell us what you need, and we reply with questions, a short written scope, a price range and a target date. You pay nothing until you approve the scope.',
  },
  {
    id: 'duration',
    question: 'How long does it take to build?',
    answer:
      'Most first releases take eight to sixteen weeks. You see working software every two weeks, so a delay never comes as a surprise.',
  },
  {
    id: 'ownership',
    question: 'Who owns the code?',
    answer:
      'You do. Source code, designs and accounts become yours as each milestone is delivered and paid for. Nothing is held back until the end.',
  },
  {
    id: 'after-launch',
    question: 'What happens after launch?',
    answer:
      'During the warranty period stated in your order, we fix defects at no charge. After that, keep the same team on a support plan or take the software in-house. The documentation is yours.',
  },
] as const satisfies readonly FaqItem[];
