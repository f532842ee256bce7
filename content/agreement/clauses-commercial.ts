import type { AgreementClause } from '@/components/sections/AgreementDocument';

export const commercial = [
  {
    id: 'fees-and-payment',
    title: 'Fees and payment',
    paragraphs: [
      {
        text: 'The Client must pay the Fees in the amounts and currency and at the milestones stated in the Order, within the payment period stated there.',
      },
      {
        text: 'Fees do not include taxes. If Applicable Law requires the Client to withhold tax, the Client must give the Company an official certificate of payment. The Order states which party bears that tax.',
      },
      {
        text: 'The Client must pay for third-party licenses, hosting, testing laboratories and similar items. The Company may incur such costs only with the Client’s prior written approval.',
      },
      {
        text: 'If the Client disputes part of an invoice, it must say so in writing, with reasons, before the due date and pay the rest on time.',
      },
      {
        text: 'On overdue amounts that are not disputed under this Section {fees-and-payment}, the Company may charge interest at the rate stated in the Order or, if none is stated, at the rate provided by the governing law. After written notice it may suspend the Services until payment.',
      },
      {
        text: 'Fees are the price of technical work. They do not depend on stakes, winnings, GGR or the success of the Operation, and they are refundable only where this Agreement says so.',
      },
    ],
  },
  {
    id: 'intellectual-property',
    title: 'Intellectual property',
    paragraphs: [
      {
        text: 'On full payment of the Fees for a Deliverable or milestone, the Company assigns to the Client the Intellectual Property Rights in what it or its subcontractors wrote or designed specifically for that Deliverable. Until then the Client may use the Deliverable for testing only.',
      },
      {
        text: 'The assignment does not cover Company Materials. To the extent that Company Materials form part of a paid Deliverable, the Company grants the Client a perpetual, worldwide, royalty-free, nonexclusive license to use and modify them as part of that Deliverable. The license transfers with the Game Website.',
      },
      {
        text: 'Third-party and open-source components remain subject to their own licenses. The Company must list them on request. A Game supplied by a Game Provider remains subject to that Game Provider’s terms and is not assigned under this Agreement.',
      },
      {
        text: 'Client Materials remain the Client’s property. The Client permits the Company to use them to perform the Services.',
      },
      {
        text: 'The Company may name the Client or show the Game Website as a reference only with the Client’s written consent.',
      },
    ],
  },
  {
    id: 'confidentiality',
    title: 'Confidentiality',
    paragraphs: [
      {
        text: 'Each party must keep the other’s Confidential Information secret, use it only to perform or enforce this Agreement, and protect it with at least reasonable care.',
      },
      {
        text: 'A party may disclose it to employees, advisers and subcontractors who need to know it and are bound by duties of confidentiality, and is responsible for their conduct.',
      },
      {
        text: 'These duties do not cover information that:',
        items: [
          'is or becomes public without breach of this Agreement;',
          'the receiving party already held or lawfully receives from a third party without restriction;',
          'the receiving party develops independently; or',
          'must be disclosed under Applicable Law or may be disclosed under Section {suspension-for-illegal-operation}, but only to that extent.',
        ],
      },
      {
        text: 'When this Agreement ends, each party must on request return or delete the other’s Confidential Information, except copies that Applicable Law requires it to keep, which remain protected.',
      },
    ],
  },
] satisfies AgreementClause[];
