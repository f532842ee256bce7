'use client';

import { useEffect } from 'react';
import { island } from '@/components/client/island';
import { track } from '@/lib/tracking/tracking';

/** Adds the conversion script and pixel while the contact page is shown. */
function ContactConversion() {
  useEffect(() => track('contact-page'), []);
  return null;
}

const Nothing = () => null;

/** In builds without tracking, the bundler drops everything above, including the imports. */
export const ContactTracking = __TRACKING__ ? island(ContactConversion) : Nothing;
