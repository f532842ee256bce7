import type { Service } from '@/content/lists/services';
import { site } from '@/content/site';

export const gaming: Service = {
  id: 'gaming',
  icon: '/pictures/service-gaming',
  title: 'Gaming Development',
  short: 'Gaming',
  note: '(Only for foreign clients)',
  description: 'Browser and mobile games, from the first playable build to launch.',
  about:
    'A build that one can play says more than a design document. We make that first, play it with you, and decide together what deserves full production. Every license that a game needs remains your responsibility, as our sample contract (Terms & Condition) explains.',
  gets: [
    'A playable build as the first milestone',
    'A list of devices on which it runs well',
    'Server software for accounts, scores and matches',
    'The source files of graphics and sound',
  ],
  products: [9],
  typical: [
    {
      title: 'Ten minutes that one can play',
      purpose: 'For a publisher with a good sentence, and no proof.',
      release: 'One rule and one level in gray boxes, tried by people who had never heard of it.',
      price: [24_000, 32_000],
      weeks: [8, 9],
      like: { label: 'Like our first playable builds', href: '/Products#product-9' },
    },
    {
      title: 'A puzzle for the browser',
      purpose: 'For a museum that wanted its visitors to come back in winter.',
      release: 'Thirty levels that run on an old phone, and a table of scores among friends.',
      price: [45_000, 63_000],
      weeks: [10, 13],
      like: { label: 'Like our apps for communities', href: '/Products#product-8' },
    },
    {
      title: 'Matches for four players',
      purpose: 'For a studio whose game was fun, but lonely.',
      release: 'Accounts, matches and scores, tested with ten times as many players as expected.',
      price: [66_000, 90_000],
      weeks: [12, 16],
      like: { label: 'Like our shared worlds', href: '/Products#product-9' },
    },
  ],
  page: {
    title: `Browser and mobile game development: ${site.name}`,
    description:
      'Browser and mobile games for foreign clients: a playable build first, then production in batches, a small launch, and who owns what is made.',
    intro:
      'Games for browsers and phones. You play a rough one early, and pay for the rest only if it is fun.',
    steps: [
      {
        title: 'Ten minutes that one can play',
        text: 'One rule, one level, gray boxes instead of art. Six people play it without an explanation, and we note where they put the phone away.',
        hand: 'A playable build, and notes on six first sessions',
        approval: 'You decide whether the rest is worth it.',
      },
      {
        title: 'Production in batches',
        text: 'Levels, art and sound arrive in batches, which you accept one by one. Before you see a build, it has run on the slowest device of your list.',
        hand: 'A new build with each batch, and its load times',
      },
      {
        title: 'A small launch',
        text: 'The game opens in one country first, with servers for a tenth of the players that you hope for. We adjust what is too hard, and then open the next one.',
        hand: 'Servers in your accounts, and all source files',
      },
    ],
    limits:
      'A game needs somebody who looks after it when it is out: events, complaints, cheaters. Without that person on your side, it is empty after three months.',
    questions: [
      {
        id: 'foreign',
        question: 'Who counts as a foreign client?',
        answer:
          'A company that is registered abroad and offers the game there. If you are not sure whether that includes yours, ask: we say so in the first call.',
      },
      {
        id: 'license',
        question: 'Who gets the license for a game with stakes?',
        answer:
          'You do, in your own name, before the first player. We build what the license asks for, such as age checks and blocked countries.',
      },
      {
        id: 'rights',
        question: 'Who owns the characters and the music?',
        answer:
          'You do, as soon as their milestone is paid for. What we license from others is in a list with its terms, and we ask before we add to it.',
      },
    ],
    ask: {
      heading: 'What does the player do, again and again?',
      text: 'Tell us that one thing in a sentence, and where the game should run. We say what a playable build of it takes.',
      action: 'Describe the game',
    },
  },
};
