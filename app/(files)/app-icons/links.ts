import type { Metadata } from 'next';
import { withBasePath } from '@/lib/urls';

/** The manifest lists those of apps. */
export const icons: Metadata['icons'] = {
  icon: [
    { url: withBasePath('/favicon.ico'), sizes: '48x48' },
    { url: withBasePath('/icon.svg'), type: 'image/svg+xml', sizes: 'any' },
  ],
  apple: { url: withBasePath('/app-icons/apple-180.png'), sizes: '180x180' },
};
