import type { Harbor } from '@/lib/records/lists';

import rows from './harbors.json' with { type: 'json' };

export const harbors = rows as readonly Harbor[];
