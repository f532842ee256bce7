import type { ProcessWords } from '@/components/sections/Process';

/**
 * How a project goes, step by step. It must agree with the questions (lists/faqs.json), the reasons
 * (why.ts) and the agreement. `approval` is the line after the last step that costs nothing.
 */
export const process: ProcessWords = {
  heading: 'How a project goes',
  intro: 'At the end of each step, you have a result in hand.',
  hand: 'In your hands',
  steps: [
    {
      title: 'First call',
      text: 'With an engineer, at no charge. We ask who will use it, what it must connect to and which date matters. Confidential ideas come under a nondisclosure agreement first.',
      hand: 'Notes of the call, and the questions that are still open',
    },
    {
      title: 'Written scope',
      text: 'A few pages in plain words: what the first release does and what it leaves out, with each part estimated low and high.',
      hand: 'A scope with a price range and a target date, yours to keep',
      approval: 'You approve the scope and sign an order. Until here, you pay nothing.',
    },
    {
      title: 'Building',
      text: 'Your order states what we deliver, the milestones, a fee for each and how you test them. A senior engineer leads. If the scope changes, you agree to the new price and date in writing first.',
      hand: 'Working software every two weeks, and the source code of each milestone',
    },
    {
      title: 'Handover, warranty, support',
      text: 'Within the time in your order, you try the release with the tests it lists, and we correct what fails. During the warranty period, we fix defects at no charge. After that, choose a support plan or your own team.',
      hand: 'The complete code, designs and documentation, with a warranty in writing',
    },
  ],
};
