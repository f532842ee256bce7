'use client';

// Next.js requires 'use client' in this file, so the behavior is in an island.
export { RecoverFromStaleDeploy as default } from '@/components/islands/RecoverFromStaleDeploy';
