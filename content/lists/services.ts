import type { Step } from '@/components/sections/Process';
import type { TypicalProject } from '@/components/sections/TypicalProjects';
import type { Question } from '@/content/lists/faqs';
import type { PictureSrc } from '@/lib/pictures.generated';

import { blockchain } from './services/blockchain';
import { web } from './services/web';
import { software } from './services/software';
import { application } from './services/application';
import { gaming } from './services/gaming';
import { metaverse } from './services/metaverse';

export type Service = {
  id: string;
  icon: Extract<PictureSrc, `/pictures/${string}`>;
  title: string;
  /** One word, for links to the prices. */
  short: string;
  /** On /Services and on the page of the service. */
  note?: string;
  description: string;
  about: string;
  /** What the client receives. */
  gets: readonly string[];
  /** The ids of its products. */
  products: readonly number[];
  /** From the smallest price to the largest. */
  typical: readonly TypicalProject[];
  page: ServicePage;
};

type ServicePage = {
  title: string;
  description: string;
  intro: string;
  steps: readonly Step[];
  /** When something else is the better choice. */
  limits: string;
  questions: readonly Question[];
  ask: { heading: string; text: string; action: string };
};

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
