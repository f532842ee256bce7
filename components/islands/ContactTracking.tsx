'use client';

import { useEffect } from 'react';
import type { TrackingIds } from '@/lib/env';
import { addContactConversion } from '@/lib/tracking';

/** Keeps the conversion script and pixel in the document while the contact page is shown. */
function ContactConversion({ ids }: { ids: TrackingIds }) {
  useEffect(() => addContactConversion(ids), [ids]);
  return null;
}

const Nothing = () => null;

/** Without settings the build leaves out all of the above, and every module it imports. */
export const ContactTracking = __TRACKING__ ? ContactConversion : Nothing;
