import type { Service } from '@/components/sections/Services';

/** The six services (specification, section 1). The note is shown on /Services only. */
export const services: readonly Service[] = [
  {
    id: 'blockchain',
    icon: '/pictures/service-blockchain',
    title: 'Blockchain Development',
    description:
      'Smart contracts, tokens and wallets for Web3, reviewed line by line before they hold anyone’s money.',
  },
  {
    id: 'web',
    icon: '/pictures/service-web',
    title: 'Web Development',
    description:
      'Sites, portals and web apps: fast on a cheap phone, and easy for your own team to edit.',
  },
  {
    id: 'software',
    icon: '/pictures/service-software',
    title: 'Software Development',
    description: 'Internal tools, dashboards and integrations, fitted to the way your team works.',
  },
  {
    id: 'application',
    icon: '/pictures/service-application',
    title: 'Application Development',
    description: 'iOS and Android apps that share one design and feel native on both.',
  },
  {
    id: 'gaming',
    icon: '/pictures/service-gaming',
    title: 'Gaming Development',
    note: '(Only for foreign clients)',
    description: 'Browser and mobile games, from the first playable build to launch.',
  },
  {
    id: 'metaverse',
    icon: '/pictures/service-metaverse',
    title: 'Metaverse Development',
    description:
      'Virtual showrooms, events and worlds that open in the browser, without a download.',
  },
];
