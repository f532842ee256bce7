import type { Metadata } from 'next';
import { contactPath } from '@/app/_page/contactProps';
import { RouteSuggestion } from '@/components/islands/page/RouteSuggestion';
import { NotFound } from '@/components/sections/NotFound';
import { notFound } from '@/content/pages/not-found';

export const metadata: Metadata = { title: notFound.title, robots: { index: false } };

export default function NotFoundPage() {
  return (
    <NotFound words={notFound} contactHref={contactPath}>
      <RouteSuggestion words={notFound.suggestion} />
    </NotFound>
  );
}
