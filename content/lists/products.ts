import { readList, type Product } from '@/lib/records/lists';

import rows from './products.json' with { type: 'json' };

/**
 * The products, in order. In the sample, keep the titles as they are, including "Intiligence"
 * (specification, section 3).
 */
export const products = readList('products', rows) as Product[];
