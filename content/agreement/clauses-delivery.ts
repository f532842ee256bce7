import type { AgreementClause } from '@/components/sections/AgreementDocument';

export const delivery = [
  {
    id: 'changes',
    title: 'Changes to the scope',
    paragraphs: [
      {
        text: 'Any change to the scope must be agreed to in writing before work on it starts. Until then the Company continues with the unchanged scope.',
      },
      {
        text: 'Either party may propose a change. The Company must state the change’s expected effect on Fees, timetable and acceptance tests.',
      },
      {
        text: 'A change that is needed because of Applicable Law, a License, a Regulator or a Game Provider is made at the Client’s cost, except where it corrects a failure of the Deliverables to conform to the Order.',
      },
    ],
  },
  {
    id: 'delivery-and-acceptance',
    title: 'Delivery and acceptance',
    paragraphs: [
      {
        text: 'The Company must deliver according to the milestones in the Order. Their dates are estimates unless the Order calls them binding.',
      },
      {
        text: 'Delivery takes place when the Deliverables, including their source code, are placed in the repository or environment that the Order names and the Client is notified.',
      },
      {
        text: 'The Client must carry out the acceptance tests within the acceptance period stated in the Order, and must report each failure in enough detail for the Company to reproduce it.',
      },
      {
        text: 'The Company must correct each reported failure of the Deliverables to conform to the Order, without further charge and within a reasonable time, and deliver again. The acceptance period then starts again for what was corrected.',
      },
      {
        text: 'Deliverables are accepted on the earliest of:',
        items: [
          'the date on which they pass the acceptance tests;',
          'the end of the acceptance period, if no material failure has been reported in writing; and',
          'the date on which the Client, or the Company at its request, puts them to live use.',
        ],
      },
      {
        text: 'If Deliverables still contain a material failure after repeated attempts at correction, the Client may accept them in return for a fair reduction in the Fees, or may terminate the Order for those Deliverables and recover the Fees paid for them.',
      },
      {
        text: 'Acceptance concerns conformity to the Order only, not the lawfulness of the Game Website in any place.',
      },
      {
        text: 'The decision to open the Game Website to Users is the Client’s alone. The Client must not open it until the Licenses are in force and the measures required by Section {what-the-client-is-responsible-for} are in operation.',
      },
    ],
  },
] satisfies AgreementClause[];
