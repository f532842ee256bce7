import type { AgreementClause } from '@/components/sections/AgreementDocument';
import { sampleClient, site } from '@/content/site';

export const general = [
  {
    id: 'force-majeure',
    title: 'Force majeure',
    paragraphs: [
      {
        text: 'A party is not liable for delay or failure caused by an event beyond its reasonable control that it could not reasonably have avoided, such as natural disaster, epidemic, war, an act of government or a general failure of power or networks. It must tell the other party promptly and limit the effects.',
      },
      {
        text: 'A duty to pay money is not excused. The refusal or loss of a License, or a change in gambling law, is the Client’s risk and does not release it from payment for work already done.',
      },
      {
        text: 'If the event lasts longer than the period stated in the Order or, if none is stated, an unreasonably long time, either party may terminate the affected Order by written notice.',
      },
    ],
  },
  {
    id: 'notices',
    title: 'Notices',
    paragraphs: [
      {
        text: 'Notices under this Agreement must be in writing and in English. They must be delivered by hand or courier to the other party’s registered office, or sent to its email address stated in the Order.',
      },
      {
        text: 'A notice is received:',
        items: [
          'on delivery, if delivered by hand;',
          'on the recorded date of delivery, if sent by courier; and',
          'on the next day that is not a Saturday, a Sunday or a public holiday at the place of receipt, if sent by email and no failure is reported.',
        ],
      },
      {
        text: 'A notice under Section {suspension-for-illegal-operation} takes effect when it is sent. Documents that begin legal proceedings must not be served by email alone.',
      },
    ],
  },
  {
    id: 'governing-law-and-disputes',
    title: 'Governing law and disputes',
    paragraphs: [
      {
        text: 'This Agreement is governed by the law stated in the Order or, if none is stated, by the law of the place where the Company has its registered office.',
      },
      {
        text: 'The parties must first try to settle a dispute through senior representatives, who must meet without delay when either party asks in writing.',
      },
      {
        text: 'A dispute that is not settled in this way is referred to the courts named in the Order or, if the Order so provides, to arbitration with the seat, rules and language stated there. If the Order provides for neither, the dispute is referred to the courts having jurisdiction where the Company has its registered office.',
      },
      {
        text: 'Either party may at any time ask a court having jurisdiction for urgent interim relief.',
      },
    ],
  },
  {
    id: 'general',
    title: 'General',
    paragraphs: [
      {
        text: 'Entire agreement. This Agreement is the parties’ entire agreement on its subject and replaces all earlier statements about it, except a nondisclosure agreement, which stays in force. Subject to Section {order-of-precedence}, it may be amended only by a written document to which both parties have agreed.',
      },
      {
        text: 'Assignment. Neither party may transfer this Agreement without the written consent of the other, which must not be unreasonably withheld. The Client may not transfer it to a person who does not hold the Licenses.',
      },
      {
        text: 'Relationship. The parties are independent contractors. Nothing in this Agreement makes them partners, joint venturers, or employer and employee, and neither may bind the other except under the limited authority in Section {gross-gaming-revenue}.',
      },
      {
        text: 'Third parties. The persons described in Section {indemnity} may rely on that Section. Otherwise no third party, including a User or a Game Provider, acquires rights under this Agreement.',
      },
      {
        text: 'Waiver and severability. A right is waived only in writing. If a provision is invalid, the rest remains in force and the parties must replace the provision with a valid one of the nearest effect.',
      },
      {
        text: 'Counterparts. This Agreement may be signed in counterparts and by electronic signature where the law recognizes it.',
      },
    ],
  },
  {
    id: 'signatures',
    title: 'Signatures',
    paragraphs: [
      {
        text: 'The parties sign through their authorized representatives, each with name, title, signature and date:',
        items: [
          `on behalf of ${site.legalName}, the Company; and`,
          `on behalf of ${sampleClient.name}, the Client.`,
        ],
      },
    ],
  },
] satisfies AgreementClause[];
