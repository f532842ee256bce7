import { useSyncExternalStore } from 'react';
import { NO_LEAD } from '@/lib/browser/lead/own/lead';
import { leadState, onLeadState } from '@/lib/browser/lead/own/leads';

/** What the site's own form knows. Nothing while the static HTML is rendered and hydrated. */
export const useLead = () => useSyncExternalStore(onLeadState, leadState, () => NO_LEAD);
