import { readList, type Brand } from '@/lib/records/lists';

import rows from './brands.json' with { type: 'json' };

/** Six invented brands. Replace them with real ones before going live. */
export const brands = readList('brands', rows) as Brand[];
