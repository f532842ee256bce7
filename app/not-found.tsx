import type { Metadata } from 'next';
import { RouteSuggestion } from '@/components/islands/RouteSuggestion';
import { NotFound } from '@/components/sections/NotFound';
import { notFound } from '@/content/pages/not-found';
import { pageWithId } from '@/lib/pages';

export const metadata: Metadata = { title: notFound.title, robots: { index: false } };

export default function NotFoundPage() {
  return (
    <NotFound words={notFound} contactHref={pageWithId('contact').path}>
      <RouteSuggestion words={notFound.suggestion} />
    </NotFound>
  );
}
