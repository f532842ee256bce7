import { insights } from '@/content/collections/insights';
import { openings } from '@/content/collections/openings';
import { work } from '@/content/collections/work';

export const collections = { work, insights, openings };
