'use client';

// Next.js requires 'use client' in this file, although it only re-exports a client component.
export { RecoverFromStaleDeploy as default } from '@/kit/early/RecoverFromStaleDeploy';
