import type { Service } from '@/content/lists/services';
import { site } from '@/content/site';

export const blockchain: Service = {
  id: 'blockchain',
  icon: '/pictures/service-blockchain',
  title: 'Blockchain Development',
  short: 'Blockchain',
  description:
    'Smart contracts, tokens and wallets for Web3, reviewed line by line before they hold anyone’s money.',
  about:
    'Most ideas need less blockchain than people expect. We first say what has to be on the chain and what belongs in an ordinary database. Then we write the contracts, test them and review them before any money depends on them.',
  gets: [
    'A written list of what could go wrong, before the first smart contract',
    'Tests for every function, run on a test network',
    'A written review by a second engineer, to hand to an independent auditor',
    'A plan for pausing, fixing and upgrading',
  ],
  products: [6],
  typical: [
    {
      title: 'A signed record',
      purpose: 'For two suppliers who had to prove who had delivered what, and when.',
      release: 'Signs each entry and publishes one line a day. It needs no chain of its own.',
      price: [21_000, 29_000],
      weeks: [8, 9],
      like: { label: 'Like our software with accounts', href: '/Products#product-11' },
    },
    {
      title: 'Payouts by agreed rules',
      purpose: 'For partners who shared an income, and argued about it each month.',
      release:
        'Holds and releases test funds. The independent audit comes after it, and is not in the price.',
      price: [36_000, 52_000],
      weeks: [9, 12],
      like: { label: 'Like our smart contracts', href: '/Products#product-6' },
    },
    {
      title: 'Loans that partners share',
      purpose: 'For five lenders, each with a spreadsheet of its own about the same loan.',
      release:
        'Keeps shares and repayments where all five can check them, with a console to pause it.',
      price: [66_000, 90_000],
      weeks: [13, 16],
      like: { label: 'Like our loan management', href: '/Products#product-12' },
    },
  ],
  page: {
    title: `Smart contract and blockchain development: ${site.name}`,
    description:
      'Smart contracts, tokens and wallets: what goes on the chain, how the code is tested and reviewed, what it costs to run, and when you need none.',
    intro:
      'Contracts, tokens and wallets for partners who have to share one record, and a straight answer if an ordinary database would do.',
    steps: [
      {
        title: 'Deciding what goes on the chain',
        text: 'Two engineers write down which facts all partners must be able to check, and who may change them. What only one side needs stays in a database.',
        hand: 'A list of what goes on the chain, and why',
        approval: 'You decide whether it needs a chain at all.',
      },
      {
        title: 'Contracts on a test network',
        text: 'We write the contracts in small parts, and test each function with what it must refuse, not only with what it must do. Your partners try them with test funds.',
        hand: 'Contracts on a test network, with their tests',
      },
      {
        title: 'Review and release',
        text: 'An engineer who has not written a line of it reviews the code. What will move larger sums goes to an independent auditor of your choice first.',
        hand: 'The review, and the keys in your own safe',
      },
    ],
    limits:
      'If one company makes all the entries, a chain only makes them slower, and harder to correct. A database with a log does the same for less.',
    questions: [
      {
        id: 'audit',
        question: 'Do you audit the contracts yourselves?',
        answer:
          'We review them, but a review by the company that wrote the code is no audit. If contracts will hold other people’s money, plan four to eight weeks for an independent auditor. We answer the auditor’s questions.',
      },
      {
        id: 'mistake',
        question: 'What happens if there is a mistake in a contract?',
        answer:
          'Nobody can edit code on a chain. So we agree beforehand who can pause the contract, how it is replaced and what becomes of the funds in it, and rehearse that once on the test network.',
      },
      {
        id: 'fees',
        question: 'What does it cost to run?',
        answer:
          'The network charges a fee for each transaction, and the fee changes from hour to hour. The scope says how many transactions we expect, at a low and at a high fee, so that you can calculate before we build.',
      },
    ],
    ask: {
      heading: 'Does it need a blockchain?',
      text: 'Tell us who must agree on what, and who must not be able to change it. An engineer answers, also if the answer is no.',
      action: 'Ask about your idea',
    },
  },
};
