import { useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/** `false` only while the static HTML is rendered and hydrated. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  );
