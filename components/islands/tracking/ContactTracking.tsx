'use client';

import { useEffect } from 'react';
import { island } from '@/components/islands/page/island';
import { track } from '@/lib/browser/tracking';

/** LinkedIn's conversion of the contact page. */
export const ContactTracking = BUILD.tracking
  ? island(function ContactTracking() {
      useEffect(() => track('contact-page'), []);
      return null;
    })
  : () => null;
