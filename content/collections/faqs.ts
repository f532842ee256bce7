import type { FaqItem } from '@/components/sections/Faq';

/** Exactly four questions (specification, section 3). The first one is open by default. */
export const faqs = [
  {
    id: 'start',
    question: 'How does a project start?',
    answer:
      'With a call or a short message. You tell us what you need, and we ask questions. Then we send you a written scope, a price range and a target date. You pay nothing until you approve the scope.',
  },
  {
    id: 'duration',
    question: 'How long does development take?',
    answer:
      'Most first releases take eight to sixteen weeks. You see working software every two weeks, so you always know whether we are on schedule.',
  },
  {
    id: 'ownership',
    question: 'Who owns the code?',
    answer:
      'You do. The code and designs we make for you become yours as each milestone is delivered and paid for. Components that we already had come with a perpetual license, and open-source parts keep their own licenses. Nothing is held back until the end.',
  },
  {
    id: 'after-launch',
    question: 'What happens after launch?',
    answer:
      'During the warranty period stated in your order, we fix defects in our work at no charge. After that, you can keep the same team on a support plan or have your own team take over. The documentation is yours.',
  },
] as const satisfies readonly FaqItem[];
