import type { AgreementClause } from '@/components/sections/AgreementDocument';

export const clientDuties = [
  {
    id: 'what-the-client-is-responsible-for',
    title: 'What the Client is responsible for',
    paragraphs: [
      {
        text: 'The Client alone conducts the Operation. As between the parties, the Client alone is responsible, at its own cost, for every matter in this Section {what-the-client-is-responsible-for}, even where the Company has built a feature for that purpose.',
      },
      {
        text: 'Legal and regulatory compliance. The Client must ascertain and comply with the Applicable Law of every place where Users are, including the law on gambling, advertising, responsible gambling, money laundering, sanctions, taxation and consumer protection.',
      },
      {
        text: 'Licensing. The Client must:',
        items: [
          'obtain every License, in its own name, before the Game Website is opened to Users;',
          'keep each License in force and observe its conditions, including any testing or certification of Games; and',
          'show the Company a copy of each License on request.',
        ],
      },
      {
        id: 'geoblocking',
        text: 'Geoblocking of unlicensed regions. The Client must prevent access to, registration on and play on the Game Website from every place that is not a Permitted Territory. It must keep the list of blocked places current and take reasonable steps against proxies and other means of hiding a location.',
      },
      {
        text: 'Restricting access to adults. The Client must admit only persons who have reached the age that Applicable Law sets for the Game concerned, and never a person under eighteen. It must verify age by reliable means, exclude persons who are barred or have excluded themselves, and direct no promotion at minors.',
      },
      {
        text: 'User authentication and security. The Client must verify the identity of Users where Applicable Law requires it, control access to accounts and to the administration area, keep the live environment updated and monitored (unless an Order gives this to the Company), and report security incidents to everyone whom Applicable Law requires it to notify.',
      },
      {
        text: 'Data protection. The Client decides why and how the personal data of Users is processed and is responsible for it under Applicable Law, including for notices, lawful bases, individual rights, security, breach notification and transfers abroad. If the Company is to handle personal data for the Client, the parties must first sign the data-processing terms that Applicable Law requires.',
      },
      {
        text: 'User complaints. The Client must provide a complaints procedure, answer complaints within the times that Applicable Law sets, and take part in any dispute-resolution program that Applicable Law prescribes. The Company may pass on to the Client any complaint that reaches it.',
      },
      {
        text: 'Fraud. The Client must detect, prevent and report fraud, including collusion, automated play, multiple accounts, match-fixing, stolen payment instruments and money laundering, and bears every loss that such fraud causes, except fraud by the Company.',
      },
      {
        text: 'Payment disputes. The Client must choose and contract with its own payment providers, keep the funds of Users as Applicable Law requires, and resolve every dispute about a deposit, stake, bonus, withdrawal, refund or chargeback.',
      },
      {
        text: 'Content moderation. The Client must review what the Client and Users publish on the Game Website, including text, images, chat, names and advertisements, and must promptly remove anything that is unlawful, misleading or infringing.',
      },
      {
        text: 'The Client must keep records that show how it meets these responsibilities, for as long as Applicable Law requires.',
      },
      {
        text: 'No test, review, advice or silence by the Company transfers any of these responsibilities to it.',
      },
    ],
  },
] satisfies AgreementClause[];
