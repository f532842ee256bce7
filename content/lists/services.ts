import type { Service } from '@/components/sections/Services';

import { blockchain } from './services/blockchain';
import { web } from './services/web';
import { software } from './services/software';
import { application } from './services/application';
import { gaming } from './services/gaming';
import { metaverse } from './services/metaverse';

/**
 * The six services (specification, section 1), in the order of /Services. A service is one file, with the words of
 * its cards, of its details and of its page.
 */
export const services: readonly Service[] = [
  blockchain,
  web,
  software,
  application,
  gaming,
  metaverse,
];
