import type { AgreementClause } from '@/components/sections/AgreementDocument';

export const liability = [
  {
    id: 'warranties',
    title: 'Warranties',
    paragraphs: [
      {
        text: 'Each party warrants that it has the power and authority to enter into and perform this Agreement.',
      },
      {
        text: 'The Company warrants that, for the warranty period stated in the Order, accepted Deliverables will conform to the Order in all material respects, and that, to its knowledge, what it or its subcontractors wrote for them does not infringe the rights of a third party.',
      },
      {
        text: 'If a Deliverable does not meet that warranty and the Client reports this within the period, the Company must correct or replace it without charge. If it cannot do so within a reasonable time, it must refund the Fees paid for the part concerned.',
      },
      {
        text: 'The warranty does not cover failures caused by changes that the Company did not make, by use contrary to the documentation, or by Client Materials, hosting, Games or other services supplied by third parties.',
      },
      {
        text: 'The Client warrants that:',
        items: [
          'it will hold every License before it opens the Game Website to Users and for as long as the Operation lasts;',
          'the funds with which it pays Fees and the GGR Share come from lawful sources;',
          'neither it nor its owners or directors are subject to sanctions that would make performance unlawful; and',
          'what it tells the Company or a Game Provider about itself and the Operation is true and complete.',
        ],
      },
      {
        text: 'To the extent that Applicable Law allows, no other warranty applies. In particular, the Company does not warrant that the Operation is lawful, profitable or uninterrupted, or that a License or certificate will be granted.',
      },
    ],
  },
  {
    id: 'limitation-of-liability',
    title: 'Limitation of liability',
    paragraphs: [
      {
        id: 'liability-without-limit',
        text: 'Nothing in this Agreement limits or excludes:',
        items: [
          'liability for fraud or willful misconduct, liability for death or personal injury caused by negligence, or any other liability that cannot by law be limited or excluded; or',
          'the Client’s duty to pay the Fees and the GGR Share and to indemnify under Section {indemnity}.',
        ],
      },
      {
        text: 'Subject to Section {liability-without-limit}, neither party is liable for indirect or consequential loss, and the Company is not liable for lost profit, revenue, GGR, goodwill, Users or data, or for fines imposed on the Client.',
      },
      {
        text: 'Subject to Section {liability-without-limit}, the total liability of the Company under an Order, on any legal basis, is limited to the amount stated in that Order or, if none is stated, to the Fees paid under it.',
      },
      {
        text: 'Subject to Section {liability-without-limit}, and without affecting the warranty in Section {warranties}, the Company is not liable for the matters that Section {what-the-client-is-responsible-for} assigns to the Client, or for a Game Provider, payment provider or host that the Client has chosen.',
      },
      {
        text: 'Each party must take reasonable steps to mitigate its loss.',
      },
    ],
  },
  {
    id: 'term-and-termination',
    title: 'Term and termination',
    paragraphs: [
      {
        text: 'This Agreement begins on the Effective Date and continues until terminated in accordance with its terms. While no Order is open, either party may terminate it on thirty days’ written notice.',
      },
      {
        text: 'The Client may terminate an Order for convenience on the notice stated in the Order or, if none is stated, on thirty days’ written notice. It must then pay for work done and for commitments that cannot be canceled.',
      },
      {
        text: 'Either party may terminate an Order or this Agreement by written notice if the other:',
        items: [
          'commits a material breach and does not remedy it within the period stated in the Order or, if none is stated, within a reasonable period set in writing; or',
          'becomes insolvent, enters bankruptcy, liquidation or a similar proceeding, or ceases to do business, so far as the law permits termination on that ground.',
        ],
      },
      {
        text: 'The Company may terminate immediately under Section {suspension-for-illegal-operation}. Failure to pay undisputed Fees or the GGR Share after a written reminder is a material breach.',
      },
      {
        text: 'When an Order or this Agreement ends:',
        items: [
          'the Client must pay all Fees and every GGR Share accrued to that date;',
          'the Company must hand over the Deliverables for which it has been paid, in their then-current state, so far as the law allows; and',
          'the authority to apply to Game Providers under Section {authority-to-apply} ends.',
        ],
      },
      {
        text: 'Sections {definitions}, {what-the-client-is-responsible-for} through {laws-and-licensing-bodies}, {fees-and-payment} through {limitation-of-liability} and {notices} through {general}, this Section {term-and-termination}, and rights already accrued survive the end of this Agreement, except the authority in Section {authority-to-apply}.',
      },
    ],
  },
] satisfies AgreementClause[];
