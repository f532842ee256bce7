import { readList, type Person } from '@/lib/records/lists';

import rows from './people.json' with { type: 'json' };

/** The people on /AboutUs, who may be the authors of articles. The photographs are in art/masters/people/. */
export const people = readList('people', rows) as Person[];
