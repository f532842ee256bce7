import type { AgreementClause } from '@/components/sections/AgreementDocument';

export const legality = [
  {
    id: 'suspension-for-illegal-operation',
    title: 'Suspension for illegal operation',
    paragraphs: [
      {
        text: 'If the Company learns, from any source, of an Illegal Operation, or reasonably believes that there is one, it may immediately and without prior notice:',
        items: [
          'suspend or terminate the Operation, so far as the Operation depends on anything under the Company’s control, such as hosting, accounts, integrations or access;',
          'suspend the Services in whole or in part;',
          'require the Client to stop the Illegal Operation at once; and',
          'terminate an Order or this Agreement.',
        ],
      },
      {
        text: 'The Company must tell the Client in writing of the step taken and the reason for it as soon as Applicable Law allows.',
      },
      {
        text: 'The Company has no duty to monitor the Operation. By not using its rights it neither approves the Operation nor waives those rights.',
      },
      {
        text: 'The Company may preserve records and disclose them to a Regulator, a court or a law-enforcement agency so far as Applicable Law requires or permits.',
      },
      {
        text: 'While the Operation is suspended, and after it has been terminated:',
        items: [
          'the Client must deal at its own cost with the balances, bets and refunds of Users and with all notices to them and to Regulators;',
          'Fees for work already done and every accrued GGR Share remain payable, so far as payment is lawful; and',
          'the Company is not liable for loss caused by a step that it took in good faith under this Section {suspension-for-illegal-operation}.',
        ],
      },
      {
        text: 'The Company may lift a suspension once the Client shows, by documents reasonably satisfactory to the Company, that the Operation is lawful.',
      },
      {
        text: 'The Client must tell the Company at once if a License is refused, limited, suspended, revoked or allowed to lapse, or if a Regulator opens an inquiry into the Operation.',
      },
    ],
  },
  {
    id: 'laws-and-licensing-bodies',
    title: 'Laws and licensing bodies',
    paragraphs: [
      {
        text: 'The Client confirms that it has taken its own legal advice on the gambling, information-technology, consumer-protection, privacy and anti-money-laundering laws that apply where it and its Users are.',
      },
      {
        text: 'Schedules {schedule-india}, {schedule-international-gambling} and {schedule-international-conduct} name examples of such laws, and Schedule {schedule-licensing-bodies} names examples of gaming licensing bodies. The Schedules are not exhaustive and are not legal advice. A law that is not named may apply, and a law that is named may have been amended or replaced, may not yet be fully in force or may not apply.',
      },
      {
        text: 'A License from one body authorizes only what its terms and the law of the place where it was granted allow. The Client must not treat it as authority to offer Games elsewhere unless the law there recognizes it.',
      },
      {
        text: 'The Client acknowledges that India’s Promotion and Regulation of Online Gaming Act, 2025 (the “Act”), as in force from time to time, prohibits offering online money games, whether of skill, of chance or of both, and also applies to services operated from outside India. The Client must not make an online money game available to persons in India and must block such access under Section {geoblocking}. Nothing in this Agreement obliges or permits a party to do anything that the Act prohibits.',
      },
      {
        text: 'The Client must keep itself informed of changes in Applicable Law. Work on the Game Website that such a change makes necessary is a change under Section {changes}.',
      },
    ],
  },
] satisfies AgreementClause[];
