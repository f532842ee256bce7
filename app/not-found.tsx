import type { Metadata } from 'next';
import { RouteSuggestion } from '@/components/islands/RouteSuggestion';
import { NotFound } from '@/components/sections/NotFound';
import { notFound } from '@/content/pages/not-found';
import { routes } from '@/content/routes';
import { settings } from '@/lib/settings';

export const metadata: Metadata = { title: notFound.title, robots: { index: false } };

export default function NotFoundPage() {
  return (
    <NotFound words={notFound}>
      <RouteSuggestion
        words={notFound.suggestion}
        basePath={settings.basePath}
        paths={routes.map(({ path }) => path)}
      />
    </NotFound>
  );
}
