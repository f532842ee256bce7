import type { AgreementClause } from '@/components/sections/AgreementDocument';
import { sampleClient, site } from '@/content/site';

export const partiesAndDefinitions = [
  {
    id: 'parties',
    title: 'Parties',
    paragraphs: [
      {
        text: `This Software Development Agreement is made between ${site.legalName}, with its registered office at ${site.offices[0].line} (the “Company”), and ${sampleClient.name}, with its registered office at ${sampleClient.address} (the “Client”).`,
      },
      {
        text: 'The Client intends to operate a game website and engages the Company to build it on the terms of this Agreement.',
      },
      {
        text: 'The Client enters into this Agreement in the course of its business and not as a consumer.',
      },
      {
        text: 'This Agreement takes effect on the date of the last signature (the “Effective Date”).',
      },
    ],
  },
  {
    id: 'definitions',
    title: 'Definitions and interpretation',
    paragraphs: [
      {
        text: 'In this Agreement:',
        items: [
          '“Agreement” means the Sections and Schedules of this document together with every Order.',
          '“Applicable Law” means every law, binding code, license condition and order of a court or Regulator that applies, in any place, to a party, the Game Website, the Operation or a User.',
          '“Client Materials” means all text, images, marks, data, specifications and software supplied by the Client.',
          '“Company Materials” means the software, templates, methods and know-how that the Company owned before an Order or develops independently of it.',
          '“Confidential Information” means information disclosed by one party to the other that is marked as confidential or is confidential by its nature.',
          '“Deliverables” means the software, designs and documents that an Order requires the Company to hand over.',
          '“Fees” means the charges for the Services, as stated in the Order.',
          '“Game” means any game of skill, game of chance, betting product, slot game or Style Game on the Game Website, whether or not played for money.',
          '“Game Provider” means a third party that owns, supplies or aggregates Games and licenses them for use on the Game Website.',
          '“Game Website” means the website described in the Order, with its related applications and administration area.',
          '“Gross Gaming Revenue” or “GGR” means the stakes placed on a Game less the winnings paid on it, calculated as the terms of the Game Provider prescribe.',
          '“GGR Share” means the part of GGR, and any minimum guarantee or related charge, that is due to a Game Provider.',
          '“Illegal Operation” means any part of the Operation that violates Applicable Law, including operation without a required License, outside a Permitted Territory or with persons under the legal age.',
          '“Intellectual Property Rights” means copyright, design rights, patents, trademarks, trade secrets and similar rights anywhere in the world.',
          '“License” means any license, permit, registration, approval or certificate that Applicable Law requires for the Operation.',
          '“Operation” means making the Game Website available to Users and everything done to run, promote or earn from it.',
          '“Order” means a statement of work signed by both parties under this Agreement.',
          '“Permitted Territory” means a place where the Client holds every License it needs, or needs none, and may lawfully offer the Games concerned.',
          '“Regulator” means a public authority or licensing body with powers over a party, the Game Website or the Operation.',
          '“Services” means the technical work described in Section {what-the-company-does} and in the Order.',
          '“Style Game” means a game that imitates the look or play of another kind of game, such as a casino-style, arcade-style or card-style game.',
          '“User” means any person who visits, registers on or plays on the Game Website.',
        ],
      },
      {
        text: 'Interpretation:',
        items: [
          'headings are for convenience and do not affect meaning;',
          'the singular includes the plural, and the plural the singular;',
          '“including” and “such as” introduce examples and do not limit the words before them;',
          'a reference to a law is to that law as amended or replaced, with the rules made under it; and',
          '“in writing” includes email, subject to Section {notices}.',
        ],
      },
      {
        id: 'order-of-precedence',
        text: 'If the documents conflict, the Sections prevail over the Schedules and the Schedules over an Order, unless the Order names the Section that it changes. Sections {what-the-client-is-responsible-for} through {laws-and-licensing-bodies} can be changed only by a signed document that says so expressly.',
      },
    ],
  },
] satisfies AgreementClause[];
