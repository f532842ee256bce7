import type { AgreementSchedule } from '@/components/sections/AgreementDocument';

export const scheduleInternationalGambling = {
  id: 'schedule-international-gambling',
  title: 'Examples of gambling laws in other countries',
  intro:
    'This list gives examples and is not exhaustive. Some of these laws license online games, some reserve them to few operators and some prohibit them. Regional, provincial and municipal rules may apply in addition.',
  groups: [
    {
      title: 'Europe',
      items: [
        'Alderney: Gambling (Alderney) Law, 1999, and Alderney eGambling Regulations, 2009',
        'Belgium: Act of 7 May 1999 on games of chance, betting, gaming establishments and the protection of players',
        'Denmark: Gambling Act (Spilleloven), 2010',
        'Finland: Gambling Act, approved on 16 January 2026',
        'France: Law No. 2010-476 of 12 May 2010 on online gambling',
        'Germany: State Treaty on Gambling 2021 (Glücksspielstaatsvertrag 2021)',
        'Great Britain: Gambling Act 2005, and Gambling (Licensing and Advertising) Act 2014',
        'Greece: Law 4002/2011, as amended by Law 4635/2019',
        'Ireland: Gambling Regulation Act 2024',
        'Isle of Man: Online Gambling Regulation Act 2001',
        'Italy: Legislative Decree No. 41 of 25 March 2024 on remote gaming',
        'Malta: Gaming Act, 2018 (Chapter 583 of the Laws of Malta)',
        'Netherlands: Betting and Gaming Act (Wet op de kansspelen), 1964, as amended by the Remote Gambling Act (Wet kansspelen op afstand)',
        'Portugal: Decree-Law No. 66/2015 of 29 April on online gambling and betting',
        'Romania: Government Emergency Ordinance No. 77/2009',
        'Spain: Law 13/2011 of 27 May on the regulation of gambling',
        'Sweden: Gambling Act (Spellagen, SFS 2018:1138)',
        'Switzerland: Gambling Act (Geldspielgesetz) of 29 September 2017',
      ],
    },
    {
      title: 'The Americas and the Caribbean',
      items: [
        'Brazil: Law No. 13.756 of 2018 and Law No. 14.790 of 2023 on fixed-odds betting',
        'Canada: Criminal Code, Part VII',
        'Colombia: Law 643 of 2001',
        'Curaçao: National Ordinance on Games of Chance (Landsverordening op de kansspelen), 2024',
        'Kahnawà:ke: Kahnawake Gaming Law, 1996, and Regulations concerning Interactive Gaming, 1999',
        'Mexico: Federal Law on Games and Raffles (Ley Federal de Juegos y Sorteos), 1947',
        'Ontario: Gaming Control Act, 1992, and iGaming Ontario Act, 2024',
        'Peru: Law No. 31557 of 2022 on remote games and remote sports betting',
        'United States: Interstate Wire Act of 1961',
        'United States: Illegal Gambling Business Act of 1970',
        'United States: Unlawful Internet Gambling Enforcement Act of 2006',
        'Michigan: Lawful Internet Gaming Act, 2019',
        'Nevada: Nevada Gaming Control Act (Nevada Revised Statutes, chapter 463)',
        'New Jersey: Casino Control Act, 1977',
        'Pennsylvania: Race Horse Development and Gaming Act, 2004',
      ],
    },
    {
      title: 'Asia and the Pacific',
      items: [
        'Australia: Interactive Gambling Act 2001',
        'Northern Territory of Australia: Racing and Wagering Act 2024',
        'Macao: Law No. 16/2001 on casino games of fortune, as amended by Law No. 7/2022',
        'New Zealand: Gambling Act 2003',
        'Philippines: Presidential Decree No. 1869, as amended by Republic Act No. 9487 of 2007',
        'Philippines: Anti-POGO Act of 2025 (Republic Act No. 12312)',
        'Singapore: Gambling Control Act 2022',
        'Singapore: Gambling Regulatory Authority of Singapore Act 2022',
      ],
    },
    {
      title: 'Africa',
      items: [
        'Kenya: Gambling Control Act, 2025',
        'Lagos State, Nigeria: Lagos State Lotteries and Gaming Authority Law, 2021',
        'South Africa: National Gambling Act 7 of 2004',
      ],
    },
  ],
} satisfies AgreementSchedule;
