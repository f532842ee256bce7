'use client';

// Next.js wants the directive in this very file; what it does is an island like the others.
export { RecoverFromStaleDeploy as default } from '@/components/islands/RecoverFromStaleDeploy';
