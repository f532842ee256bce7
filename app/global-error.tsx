'use client';

// Next.js requires 'use client' in this file, although it only re-exports a client component from
// components/islands, which contains all client components.
export { RecoverFromStaleDeploy as default } from '@/components/islands/RecoverFromStaleDeploy';
