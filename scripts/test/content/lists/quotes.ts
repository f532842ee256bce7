import type { Quote } from '@/lib/records/lists';

import rows from './quotes.json' with { type: 'json' };

export const quotes = rows as readonly Quote[];
