'use client';

import { useEffect } from 'react';
import { island } from '@/components/islands/page/island';
import { track } from '@/lib/browser/tracking';

/** Adds LinkedIn's conversion script and pixel while the contact page is shown. */
export const ContactTracking = BUILD.tracking
  ? island(function ContactTracking() {
      useEffect(() => track('contact-page'), []);
      return null;
    })
  : () => null;
