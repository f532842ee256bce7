import type { AgreementSchedule } from '@/components/sections/AgreementDocument';

export const scheduleLicensingBodies = {
  id: 'schedule-licensing-bodies',
  title: 'Examples of gaming licensing bodies',
  intro:
    'This list gives examples of authorities that license, register or supervise games, and is not exhaustive. Naming a body does not mean that it would license the Operation, or that its license would be recognized elsewhere.',
  groups: [
    {
      title: 'India',
      items: [
        'All of India: Online Gaming Authority of India (e-sports and online social games)',
        'Goa: State Government, under the Goa, Daman and Diu Public Gambling Act, 1976',
        'Nagaland: State Government, under the Nagaland Prohibition of Gambling and Promotion and Regulation of Online Games of Skill Act',
        'Sikkim: State Government, under the Sikkim Online Gaming (Regulation) Act, 2008',
        'Tamil Nadu: Tamil Nadu Online Gaming Authority',
      ],
    },
    {
      title: 'Europe',
      items: [
        'Alderney: Alderney Gambling Control Commission',
        'Belgium: Gaming Commission (Kansspelcommissie, Commission des jeux de hasard)',
        'Denmark: Danish Gambling Authority (Spillemyndigheden)',
        'France: National Gambling Authority (Autorité nationale des jeux)',
        'Germany: Joint Gambling Authority of the States (Gemeinsame Glücksspielbehörde der Länder)',
        'Gibraltar: Licensing Authority and Gambling Commissioner',
        'Great Britain: Gambling Commission',
        'Greece: Hellenic Gaming Commission',
        'Ireland: Gambling Regulatory Authority of Ireland',
        'Isle of Man: Isle of Man Gambling Supervision Commission',
        'Italy: Customs and Monopolies Agency (Agenzia delle dogane e dei monopoli)',
        'Malta: Malta Gaming Authority',
        'Netherlands: Netherlands Gambling Authority (Kansspelautoriteit)',
        'Portugal: Gambling Regulation and Inspection Service (Serviço de Regulação e Inspeção de Jogos)',
        'Romania: National Gambling Office (Oficiul Național pentru Jocuri de Noroc)',
        'Spain: Directorate General for the Regulation of Gambling (Dirección General de Ordenación del Juego)',
        'Sweden: Swedish Gambling Authority (Spelinspektionen)',
        'Switzerland: Federal Gaming Board (Eidgenössische Spielbankenkommission)',
      ],
    },
    {
      title: 'The Americas and the Caribbean',
      items: [
        'Brazil: Secretariat of Prizes and Betting (Secretaria de Prêmios e Apostas), Ministry of Finance',
        'Colombia: Coljuegos',
        'Curaçao: Curaçao Gaming Authority',
        'Kahnawà:ke: Kahnawake Gaming Commission',
        'Mexico: Ministry of the Interior (Secretaría de Gobernación)',
        'Michigan: Michigan Gaming Control Board',
        'Nevada: Nevada Gaming Control Board and Nevada Gaming Commission',
        'New Jersey: New Jersey Division of Gaming Enforcement',
        'Ontario: Alcohol and Gaming Commission of Ontario',
        'Pennsylvania: Pennsylvania Gaming Control Board',
        'Peru: Ministry of Foreign Trade and Tourism (Mincetur)',
      ],
    },
    {
      title: 'Asia, the Middle East and the Pacific',
      items: [
        'Macao: Gaming Inspection and Coordination Bureau (Direcção de Inspecção e Coordenação de Jogos)',
        'New Zealand: Department of Internal Affairs',
        'Northern Territory of Australia: Racing and Wagering Commission',
        'Philippines: Philippine Amusement and Gaming Corporation (PAGCOR)',
        'Singapore: Gambling Regulatory Authority of Singapore',
        'United Arab Emirates: General Commercial Gaming Regulatory Authority',
        'Victoria, Australia: Victorian Gambling and Casino Control Commission',
      ],
    },
    {
      title: 'Africa',
      items: [
        'Kenya: Gambling Regulatory Authority',
        'Lagos State, Nigeria: Lagos State Lotteries and Gaming Authority',
        'South Africa: National Gambling Board, and provincial boards such as the Western Cape Gambling and Racing Board',
      ],
    },
  ],
} satisfies AgreementSchedule;
