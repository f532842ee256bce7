import type { Harbor } from '@/lib/lists';

import rows from './harbors.json' with { type: 'json' };

export const harbors = rows as readonly Harbor[];
