import type { Person } from '@/lib/records/lists';

import rows from './people.json' with { type: 'json' };

/** The people on /AboutUs, if you want to show them. The photographs are in art/masters/people/. */
export const people = rows as readonly Person[];
