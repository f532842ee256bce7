import type { Brand } from '@/components/sections/Brands';

/** Six invented brands: the owner replaces them with real ones before going live. */
export const brands = [
  {
    id: 'quarrow',
    name: 'Quarrow',
    logo: '/brands/quarrow.svg',
    blurb: 'Freight marketplace. Dispatch board and driver app.',
  },
  {
    id: 'osterlin-and-rue',
    name: 'Osterlin & Rue',
    logo: '/brands/osterlin-and-rue.svg',
    blurb: 'Law practice. Client portal and document signing.',
  },
  {
    id: 'pomelune',
    name: 'Pomelune',
    logo: '/brands/pomelune.svg',
    blurb: 'Online grocer. Storefront and stock system.',
  },
  {
    id: 'nettlepay',
    name: 'Nettlepay',
    logo: '/brands/nettlepay.svg',
    blurb: 'Payments. Settlement contracts and admin console.',
  },
  {
    id: 'skerrypoint',
    name: 'Skerrypoint',
    logo: '/brands/skerrypoint.svg',
    blurb: 'Game studio. Multiplayer back end for two titles.',
  },
  {
    id: 'tallowfield',
    name: 'Tallowfield',
    logo: '/brands/tallowfield.svg',
    blurb: 'School group. Timetables, fees and parent app.',
  },
] as const satisfies readonly Brand[];
