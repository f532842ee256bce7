import type { Service } from '@/components/sections/Services';

/**
 * The six services (specification, section 1). `note`, `about`, `gets` and `products` are shown on
 * /Services only. `products` lists ids of products.ts.
 */
export const services: readonly Service[] = [
  {
    id: 'blockchain',
    icon: '/pictures/service-blockchain',
    title: 'Blockchain Development',
    description:
      'Smart contracts, tokens and wallets for Web3, reviewed line by line before they hold anyone’s money.',
    about:
      'Most ideas need less blockchain than people expect. We first say what has to be on the chain and what belongs in an ordinary database. Then we write the contracts, test them and review them before any money depends on them.',
    gets: [
      'A written list of what could go wrong, before the first smart contract',
      'Tests for every function, run on a test network',
      'A written review by a second engineer, to hand to an independent auditor',
      'A plan for pausing, fixing and upgrading',
    ],
    products: [6],
  },
  {
    id: 'web',
    icon: '/pictures/service-web',
    title: 'Web Development',
    description:
      'Sites, portals and web apps: fast on a cheap phone, and easy for your own team to edit.',
    about:
      'We build the public pages and the part behind the login as one product. Every page is measured on a slow phone before it goes live, and your team changes words and pictures without us.',
    gets: [
      'Pages that meet WCAG 2.2 AA',
      'An editing screen for your team, and an hour to learn it',
      'Redirects from your old pages',
      'A speed report with each release',
    ],
    products: [2, 4, 11],
  },
  {
    id: 'software',
    icon: '/pictures/service-software',
    title: 'Software Development',
    description: 'Internal tools, dashboards and integrations, fitted to the way your team works.',
    about:
      'We start where the spreadsheet hurts: with the work that takes the most time, mapped together with the people who do it every day. The first release replaces that part. The rest follows once it has proved itself.',
    gets: [
      'A map of the work as it is done today',
      'Your existing data, imported and checked',
      'Roles and permissions, with a log of changes',
      'Connections to the tools that you keep',
    ],
    products: [5, 7, 10, 12],
  },
  {
    id: 'application',
    icon: '/pictures/service-application',
    title: 'Application Development',
    description: 'iOS and Android apps that share one design and feel native on both.',
    about:
      'One team designs and builds for both stores. You have a test build on your own phone with every demo, so you decide with the app in your hand and not from a picture of it.',
    gets: [
      'A test build on your phone every two weeks',
      'Screens that make sense on a weak signal',
      'Store entries under your own accounts',
      'Crash reports that name the line of code',
    ],
    products: [1, 3, 8],
  },
  {
    id: 'gaming',
    icon: '/pictures/service-gaming',
    title: 'Gaming Development',
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
  },
  {
    id: 'metaverse',
    icon: '/pictures/service-metaverse',
    title: 'Metaverse Development',
    description:
      'Virtual showrooms, events and worlds that open in the browser, without a download.',
    about:
      'People enter through a link, with no download and no headset. We agree on the weakest device that must be able to come along, and build the space for it.',
    gets: [
      'A first version that you can walk through',
      'A frame rate agreed on for the devices you name',
      'Voice or text chat, with tools for moderators',
      '3D models in open formats',
    ],
    products: [9],
  },
];
