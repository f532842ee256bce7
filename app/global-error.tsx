'use client';

// Next.js requires a client component here. All client components are in components/islands.
export { RecoverFromStaleDeploy as default } from '@/components/islands/RecoverFromStaleDeploy';
