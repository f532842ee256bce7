import type { Service } from '@/components/sections/Services';

import { blockchain } from './services/blockchain';
import { web } from './services/web';
import { software } from './services/software';
import { application } from './services/application';
import { gaming } from './services/gaming';
import { metaverse } from './services/metaverse';

/**
 * The six services (specification, section 1), in the order of /Services. Each file has the words of its
 * cards, its details and its page.
 */
export const services: readonly Service[] = [
  blockchain,
  web,
  software,
  application,
  gaming,
  metaverse,
];
