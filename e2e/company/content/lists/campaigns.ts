import type { Campaign } from '@/components/sections/CampaignPanel';

export const campaigns: readonly Campaign[] = [];
