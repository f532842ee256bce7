import type { MovedPage } from '@/lib/pages/redirects';

export const redirects: readonly MovedPage[] = [
  { from: '/kapitani', to: '/AboutUs', why: 'On the Czech cards of the boat show in 2024.' },
];
