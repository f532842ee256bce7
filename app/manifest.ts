import type { MetadataRoute } from 'next';
import { site } from '@/content/site';
import { withBasePath } from '@/lib/urls';
import tokens from '@/tailwind.config';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name,
    short_name: site.shortName ?? site.name,
    description: site.tagline,
    start_url: withBasePath('/'),
    display: 'browser',
    background_color: tokens.theme.colors.page,
    theme_color: tokens.theme.colors.page,
    icons: [
      { src: withBasePath('/app-icons/icon-192.png'), sizes: '192x192', type: 'image/png' },
      { src: withBasePath('/app-icons/icon-512.png'), sizes: '512x512', type: 'image/png' },
      {
        src: withBasePath('/app-icons/maskable-512.png'),
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  };
}
