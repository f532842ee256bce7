import type { AgreementSchedule } from '@/components/sections/AgreementDocument';

export const scheduleInternationalConduct = {
  id: 'schedule-international-conduct',
  title:
    'Examples of technology, consumer, privacy and anti-money-laundering laws in other jurisdictions',
  intro:
    'This list gives examples and is not exhaustive. A game website is subject to such laws in addition to gambling law, often both where each User is and where the Client is.',
  groups: [
    {
      title: 'Information technology and online content',
      items: [
        'Council of Europe: Convention on Cybercrime, 2001',
        'European Union: Regulation (EU) No 910/2014 on electronic identification and trust services',
        'European Union: Regulation (EU) 2022/2065, the Digital Services Act',
        'European Union: Directive (EU) 2022/2555, the NIS 2 Directive',
        'Australia: Online Safety Act 2021',
        'Kenya: Computer Misuse and Cybercrimes Act, 2018',
        'Singapore: Computer Misuse Act 1993, and Cybersecurity Act 2018',
        'South Africa: Cybercrimes Act 19 of 2020',
        'United Kingdom: Computer Misuse Act 1990, and Online Safety Act 2023',
        'United States: Computer Fraud and Abuse Act of 1986',
      ],
    },
    {
      title: 'Consumer protection',
      items: [
        'European Union: Council Directive 93/13/EEC on unfair terms in consumer contracts',
        'European Union: Directive 2005/29/EC on unfair commercial practices',
        'Australia: Australian Consumer Law (Competition and Consumer Act 2010, Schedule 2)',
        'Brazil: Consumer Protection Code (Law No. 8.078 of 1990)',
        'Singapore: Consumer Protection (Fair Trading) Act 2003',
        'South Africa: Consumer Protection Act 68 of 2008',
        'United Kingdom: Consumer Rights Act 2015',
        'United Kingdom: Digital Markets, Competition and Consumers Act 2024',
        'United States: Federal Trade Commission Act of 1914',
      ],
    },
    {
      title: 'Privacy and data protection',
      items: [
        'European Union: Regulation (EU) 2016/679, the General Data Protection Regulation',
        'European Union: Directive 2002/58/EC on privacy and electronic communications',
        'Australia: Privacy Act 1988',
        'Brazil: General Data Protection Law (Law No. 13.709 of 2018)',
        'California: California Consumer Privacy Act of 2018, as amended by the California Privacy Rights Act of 2020',
        'Canada: Personal Information Protection and Electronic Documents Act, 2000',
        'Kenya: Data Protection Act, 2019',
        'New Zealand: Privacy Act 2020',
        'Nigeria: Nigeria Data Protection Act, 2023',
        'Philippines: Data Privacy Act of 2012',
        'Singapore: Personal Data Protection Act 2012',
        'South Africa: Protection of Personal Information Act 4 of 2013',
        'United Arab Emirates: Federal Decree-Law No. 45 of 2021 on the protection of personal data',
        'United Kingdom: UK GDPR, Data Protection Act 2018, and Data (Use and Access) Act 2025',
        'United States: Children’s Online Privacy Protection Act of 1998',
      ],
    },
    {
      title: 'Money laundering and payments',
      items: [
        'Financial Action Task Force: International Standards (the FATF Recommendations), 2012',
        'European Union: Directive (EU) 2015/849, as amended by Directive (EU) 2018/843',
        'European Union: Regulation (EU) 2024/1624 on the prevention of money laundering',
        'European Union: Directive (EU) 2015/2366 on payment services',
        'Australia: Anti-Money Laundering and Counter-Terrorism Financing Act 2006',
        'Canada: Proceeds of Crime (Money Laundering) and Terrorist Financing Act, 2000',
        'Isle of Man: Gambling (Anti-Money Laundering and Countering the Financing of Terrorism) Act 2018',
        'Malta: Prevention of Money Laundering Act, 1994 (Chapter 373 of the Laws of Malta)',
        'Philippines: Anti-Money Laundering Act of 2001, as amended by Republic Act No. 10927 of 2017',
        'South Africa: Financial Intelligence Centre Act 38 of 2001',
        'United Kingdom: Terrorism Act 2000, and Proceeds of Crime Act 2002',
        'United Kingdom: Money Laundering, Terrorist Financing and Transfer of Funds (Information on the Payer) Regulations 2017',
        'United States: Bank Secrecy Act of 1970, and Anti-Money Laundering Act of 2020',
      ],
    },
  ],
} satisfies AgreementSchedule;
