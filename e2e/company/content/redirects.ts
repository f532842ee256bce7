import type { MovedPage } from '@/lib/pages/redirects';

export const redirects: readonly MovedPage[] = [
  { from: '/berths.php', to: '/Services', why: 'The site until 2019.' },
  { from: '/blog/gloves', to: '/Insights/wet-gloves', why: 'The blog until 2025.' },
  { from: '/skippers', to: '/AboutUs', why: 'On the cards of the boat show in 2024.' },
];
