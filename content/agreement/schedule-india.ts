import type { AgreementSchedule } from '@/components/sections/AgreementDocument';

export const scheduleIndia = {
  id: 'schedule-india',
  title: 'Examples of Indian laws',
  intro:
    'This list gives examples and is not exhaustive. Betting and gambling are subjects of State law in India, and the Promotion and Regulation of Online Gaming Act, 2025 also applies throughout the country. Its prohibition of online money games may prevail over a permission under an older State law.',
  groups: [
    {
      title: 'Central laws on gaming and related offenses',
      items: [
        'Promotion and Regulation of Online Gaming Act, 2025',
        'Promotion and Regulation of Online Gaming Rules, 2026',
        'Public Gambling Act, 1867',
        'Prize Competitions Act, 1955',
        'Lotteries (Regulation) Act, 1998',
        'Lotteries (Regulation) Rules, 2010',
        'Indian Contract Act, 1872 (section 30, agreements by way of wager)',
        'Bharatiya Nyaya Sanhita, 2023 (sections 111 and 112, organized and petty organized crime)',
      ],
    },
    {
      title: 'State and Union territory laws on gaming',
      items: [
        'Andhra Pradesh Gaming Act, 1974',
        'Assam Game and Betting Act, 1970',
        'Chhattisgarh Gambling (Prohibition) Act, 2022',
        'Delhi Public Gambling Act, 1955',
        'Goa, Daman and Diu Public Gambling Act, 1976',
        'Gujarat Prevention of Gambling Act, 1887',
        'Haryana Prevention of Public Gambling Act, 2025',
        'Karnataka Police Act, 1963 (gaming provisions)',
        'Kerala Gaming Act, 1960',
        'Maharashtra Prevention of Gambling Act, 1887',
        'Nagaland Prohibition of Gambling and Promotion and Regulation of Online Games of Skill Act (assented to in April 2016)',
        'Odisha: Orissa (Prevention of) Gambling Act, 1955',
        'Puducherry Gaming Act, 1965',
        'Rajasthan Public Gambling Ordinance, 1949',
        'Sikkim Online Gaming (Regulation) Act, 2008',
        'Tamil Nadu Gaming Act, 1930',
        'Tamil Nadu Prohibition of Online Gambling and Regulation of Online Games Act, 2022',
        'Telangana Gaming Act, 1974',
        'West Bengal Gambling and Prize Competitions Act, 1957',
      ],
    },
    {
      title: 'Information technology',
      items: [
        'Information Technology Act, 2000',
        'Information Technology (Procedure and Safeguards for Blocking for Access of Information by Public) Rules, 2009',
        'Information Technology (The Indian Computer Emergency Response Team and Manner of Performing Functions and Duties) Rules, 2013',
        'Information Technology (Intermediary Guidelines and Digital Media Ethics Code) Rules, 2021',
        'Telecommunications Act, 2023',
      ],
    },
    {
      title: 'Consumer protection and advertising',
      items: [
        'Consumer Protection Act, 2019',
        'Consumer Protection (E-Commerce) Rules, 2020',
        'Guidelines for Prevention of Misleading Advertisements and Endorsements for Misleading Advertisements, 2022',
        'Guidelines for Prevention and Regulation of Dark Patterns, 2023',
        'Cable Television Networks (Regulation) Act, 1995',
      ],
    },
    {
      title: 'Privacy',
      items: [
        'Digital Personal Data Protection Act, 2023',
        'Digital Personal Data Protection Rules, 2025',
        'Information Technology (Reasonable Security Practices and Procedures and Sensitive Personal Data or Information) Rules, 2011',
      ],
    },
    {
      title: 'Money laundering, payments and tax',
      items: [
        'Prevention of Money-laundering Act, 2002',
        'Prevention of Money-laundering (Maintenance of Records) Rules, 2005',
        'Unlawful Activities (Prevention) Act, 1967 (financing of terrorism)',
        'Foreign Exchange Management Act, 1999',
        'Foreign Exchange Management (Current Account Transactions) Rules, 2000',
        'Payment and Settlement Systems Act, 2007',
        'Central Goods and Services Tax Act, 2017',
        'Integrated Goods and Services Tax Act, 2017',
        'Income-tax Act, 2025, and, for earlier years, the Income-tax Act, 1961',
      ],
    },
  ],
} satisfies AgreementSchedule;
