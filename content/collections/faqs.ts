import type { FaqItem } from '@/components/sections/Faq';
import { site } from '@/content/site';

/** Exactly four questions (specification, section 3). The first one is open by default. */
export const faqs: readonly FaqItem[] = [
  {
    id: 'start',
    question: 'How does a project start, and how do you find the price?',
    answer:
      'With a call or a short message, under a nondisclosure agreement if you like. Then you get a written scope with a target date and a price range: each part is estimated low and high. You pay nothing until we both sign an order, which states a fee for each milestone; changes need your written consent. Taxes are extra, and so are hosting and third-party licenses, which we buy only with your approval.',
  },
  {
    id: 'duration',
    question: 'How long does development take, and in which time zone do you work?',
    answer: `Plan eight to sixteen weeks for a typical first release; your written scope states a target date for yours. You see working software every two weeks, so you can judge whether we are on schedule. We work ${site.hours.schedule}. If you are far away, we hold calls and demos early or late in our day, as close to your working hours as we can.`,
  },
  {
    id: 'ownership',
    question: 'Who owns the code, and can you take over existing code?',
    answer:
      'You own what we make for you: code and designs become yours as each milestone is delivered and paid for. Our own components come with a perpetual license to use and change them in your software, and open-source parts keep their own licenses. The code does not wait for the end. If you already have code, we read it before we write the scope, and say which parts to keep, fix or replace.',
  },
  {
    id: 'after-launch',
    question: 'What happens after launch?',
    answer:
      'During the warranty period stated in your order, we fix defects in our work that you report, at no charge. After that, you can keep our team on a support plan or have your own team take over. The documentation is handed over with the software.',
  },
];
