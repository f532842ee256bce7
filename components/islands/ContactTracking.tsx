'use client';

import { useEffect } from 'react';
import { track } from '@/lib/tracking';

/** Keeps the conversion script and pixel in the document while the contact page is shown. */
function ContactConversion() {
  useEffect(() => track('contact-page'), []);
  return null;
}

const Nothing = () => null;

/** Without settings the build leaves out all of the above, and every module it imports. */
export const ContactTracking = __TRACKING__ ? ContactConversion : Nothing;
