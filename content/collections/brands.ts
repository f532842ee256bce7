import type { Brand } from '@/components/sections/Brands';

/** Six invented brands. Replace them with real ones before going live. */
export const brands: readonly Brand[] = [
  {
    id: 'quarrow',
    name: 'Quarrow',
    logo: '/brands/quarrow.svg',
    blurb: 'Freight marketplace. We built its dispatch board and driver app.',
  },
  {
    id: 'osterlin-and-rue',
    name: 'Osterlin & Rue',
    logo: '/brands/osterlin-and-rue.svg',
    blurb: 'Law firm. We built its client portal and document-signing tool.',
  },
  {
    id: 'pomelune',
    name: 'Pomelune',
    logo: '/brands/pomelune.svg',
    blurb: 'Online grocer. We built its storefront and inventory system.',
  },
  {
    id: 'nettlepay',
    name: 'Nettlepay',
    logo: '/brands/nettlepay.svg',
    blurb: 'Payments company. We built its settlement smart contracts and admin console.',
  },
  {
    id: 'skerrypoint',
    name: 'Skerrypoint',
    logo: '/brands/skerrypoint.svg',
    blurb: 'Game studio. We built the multiplayer back end for two of its titles.',
  },
  {
    id: 'tallowfield',
    name: 'Tallowfield',
    logo: '/brands/tallowfield.svg',
    blurb:
      'Private-school network. We built its scheduling and tuition-payment systems and its parent app.',
  },
];
