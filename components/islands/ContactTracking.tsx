'use client';

import { useEffect } from 'react';
import { island } from '@/components/islands/island';
import { track } from '@/lib/tracking/tracking';

/** Keeps the conversion script and pixel in the document while the contact page is shown. */
function ContactConversion() {
  useEffect(() => track('contact-page'), []);
  return null;
}

const Nothing = () => null;

/** Without tracking settings the build drops all of the above, and every module it imports. */
export const ContactTracking = __TRACKING__ ? island(ContactConversion) : Nothing;
