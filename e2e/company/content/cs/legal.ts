import { site } from '@/content/site';

export const legal = {
  review: '[Sample] Toto prohlášení zatím neviděl žádný právník.',
  sections: [
    {
      id: 'responsible',
      heading: 'Kdo odpovídá',
      paragraphs: [
        `Za tento web odpovídá ${site.legalName}, ${site.offices[0].line}. S čímkoli pište na ${site.email}.`,
        '[Sample] Nemáme pověřence pro ochranu údajů ani zástupce v jiných zemích.',
      ],
    },
    {
      id: 'legal-bases',
      heading: 'Na jakém právním základě',
      paragraphs: [
        '[Sample] Co nám pošlete, používáme k odpovědi a k přípravě smlouvy s vámi. Záznamy o přístupu vedeme kvůli bezpečnosti webu. Co vyžaduje souhlas, děje se jen s vaším souhlasem.',
      ],
    },
    {
      id: 'retention',
      heading: 'Jak dlouho to uchováváme',
      paragraphs: [
        '[Sample] Dotaz mažeme 24 měsíců po posledním kontaktu. Stane-li se smlouvou, tak dlouho, jak žádá daňový zákon.',
      ],
    },
    {
      id: 'recipients',
      heading: 'Kdo pro nás pracuje',
      paragraphs: [
        '[Sample] Tento web doručuje poskytovatel hostingu. Jeho záznamy obsahují adresy IP a mažou se po 14 dnech.',
      ],
    },
    {
      id: 'rights',
      heading: 'Vaše práva',
      paragraphs: [
        '[Sample] Můžete se zeptat, co o vás víme, a dostat kopii. Můžete žádat opravu nebo výmaz, vznést námitku a souhlas kdykoli odvolat.',
        '[Sample] Můžete si také stěžovat u úřadu pro ochranu osobních údajů.',
      ],
    },
  ],
} as const;
