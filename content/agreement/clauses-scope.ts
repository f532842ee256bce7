import type { AgreementClause } from '@/components/sections/AgreementDocument';

export const scope = [
  {
    id: 'scope-of-work',
    title: 'Scope of work',
    paragraphs: [
      {
        text: 'The Company must design, build and deliver the Game Website described in the Order.',
      },
      {
        text: 'As the Order states, the Game Website may include:',
        items: [
          'games of skill;',
          'games of chance;',
          'betting on sporting and other events;',
          'slot games; and',
          'Style Games.',
        ],
      },
      {
        text: 'The Order states the features, platforms, integrations, milestones, timetable, acceptance tests, acceptance and warranty periods, repository or environment for delivery, Fees and payment period. Work not stated in the Order is outside the scope.',
      },
      {
        text: 'Including a Game in an Order is not a representation that the Game may lawfully be offered in any place. That question is for the Client under Section {what-the-client-is-responsible-for}.',
      },
      {
        text: 'The Client must promptly give the Company:',
        items: [
          'the information, Client Materials and decisions that the work needs;',
          'access to the accounts and test environments of the third-party services to be integrated; and',
          'its regulatory requirements, expressed as written functional requirements.',
        ],
      },
      {
        text: 'If the Client is late in doing so, the affected dates move by the length of the delay.',
      },
    ],
  },
  {
    id: 'what-the-company-does',
    title: 'What the Company does',
    paragraphs: [
      {
        text: 'The Company carries out technical development only, which consists of:',
        items: [
          'design: the structure, interfaces and visual appearance of the Game Website;',
          'coding: writing, reviewing and testing its software;',
          'integration: connecting Games and the payment, identity and other third-party services that the Client has chosen; and',
          'delivery: handing over the Deliverables and putting them into the environment that the Order names.',
        ],
      },
      {
        text: 'The Company is not an operator, bookmaker, licensee, payment institution, promoter or legal adviser, and is not an agent of Users. It does not accept stakes, hold Users’ money, set odds or return rates, decide results, pay winnings or market the Game Website.',
      },
      {
        text: 'The Company must perform the Services with reasonable skill and care, through qualified people and in line with good industry practice.',
      },
      {
        text: 'Where an Order includes a feature that serves compliance, such as an age gate, a location check, an identity check or a play limit, the Company builds it to the written requirements of the Client. The Client decides whether it is sufficient, configures it and runs it.',
      },
      {
        text: 'The Company provides hosting, maintenance or support after delivery only if an Order says so. Such services remain technical and do not form part of the Operation.',
      },
      {
        text: 'The Company performs the Services through its own staff. It may use a subcontractor only with the Client’s prior written consent, and is responsible for the subcontractor’s work as for its own.',
      },
      {
        text: 'The Company may decline, without breach of this Agreement, an instruction that it reasonably believes would violate Applicable Law.',
      },
    ],
  },
] satisfies AgreementClause[];
