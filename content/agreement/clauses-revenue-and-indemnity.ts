import type { AgreementClause } from '@/components/sections/AgreementDocument';

export const revenueAndIndemnity = [
  {
    id: 'gross-gaming-revenue',
    title: 'Gross Gaming Revenue',
    paragraphs: [
      {
        text: 'The Client must pay Gross Gaming Revenue (GGR) to each Game Provider, in the amount of that Game Provider’s GGR Share, for as long as any of that Game Provider’s Games is available on the Game Website.',
      },
      {
        text: 'The Client must make the payment, as the Order states, either:',
        items: ['directly to the Game Provider; or', 'to the Game Provider through the Company.'],
      },
      {
        text: 'Where payment is made through the Company:',
        items: [
          'the Client must pay the GGR Share to the Company in cleared funds before it falls due;',
          'the Company acts as the Client’s agent for this payment only and holds the sum for no other purpose;',
          'the Company only forwards the GGR Share, and takes no part in the Operation or its revenue by doing so;',
          'the Company has no duty to advance any sum, and the Client bears bank charges, currency costs and taxes on the payment; and',
          'the Company may require direct payment if it would need a license to forward payments, if it reasonably believes the payment to be unlawful, or if a bank objects. The Client must then pay directly, so far as that is lawful.',
        ],
      },
      {
        id: 'authority-to-apply',
        text: 'The Company may apply to a Game Provider on the Client’s behalf for an account, a license to use Games, integration credentials or a test environment. The Client authorizes it for that purpose only, and must supply true and complete documents.',
      },
      {
        text: 'Any resulting contract is between the Client and the Game Provider. The Company neither promises that an application will succeed nor guarantees any obligation of either of them.',
      },
      {
        text: 'The Client must keep accurate records of stakes, winnings and GGR, and must give the statements that the terms of the Game Provider require. Unless there is an obvious error, the reports of the Game Provider determine the GGR Share.',
      },
      {
        text: 'If a GGR Share is not paid when due, the Company may disable the integration of the Game Provider’s Games until payment. The Company is not liable for the consequences of doing so, or for the Game Provider’s withdrawal of its Games.',
      },
      {
        text: 'The GGR Share is separate from the Fees. The Client must not set one off against the other, and must itself pay all taxes and duties on GGR.',
      },
    ],
  },
  {
    id: 'indemnity',
    title: 'Indemnity',
    paragraphs: [
      {
        text: 'To the extent that Applicable Law allows, the Client must indemnify the Company and its members, managers, officers, employees and subcontractors against all claims, losses, damages, fines, penalties and costs, including reasonable attorneys’ fees, that arise from:',
        items: [
          'the Operation, including any Illegal Operation;',
          'a violation of Applicable Law by the Client or the absence of a License;',
          'a failure in any matter for which the Client is responsible under Section {what-the-client-is-responsible-for};',
          'a claim or proceeding by a User, a Regulator, a payment provider or a Game Provider in connection with the Operation;',
          'an unpaid GGR Share, duty or tax;',
          'an application made under Section {gross-gaming-revenue} in reliance on information from the Client; or',
          'an allegation that Client Materials infringe the rights of a third party.',
        ],
      },
      {
        text: 'The indemnity does not apply to the extent that a loss is finally determined to result from the fraud, willful misconduct or gross negligence of the person claiming it, or from a breach of this Agreement by the Company.',
      },
      {
        text: 'For a claim by a third party, the person indemnified must:',
        items: [
          'notify the Client without undue delay;',
          'make no admission without the Client’s consent, which must not be unreasonably withheld; and',
          'allow the Client to conduct the defense with competent counsel, and give reasonable help at the Client’s cost.',
        ],
      },
      {
        text: 'Where a Regulator or prosecutor proceeds against the Company or its members, managers, officers, employees or subcontractors because of the Operation, the Company may conduct the defense at the Client’s cost, so far as that cost is reasonable. Without the Company’s consent, the Client must not settle a claim in a way that binds or blames the Company.',
      },
      {
        text: 'The indemnity is in addition to every other remedy and continues after this Agreement ends.',
      },
    ],
  },
] satisfies AgreementClause[];
