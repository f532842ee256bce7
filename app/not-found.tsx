import type { Metadata } from 'next';
import { contactPath } from '@/app/_page/contactProps';
import { CorrectUrl } from '@/components/islands/page/CorrectUrl';
import { NotFound } from '@/components/sections/NotFound';
import { notFound } from '@/content/pages/not-found';
import { pages } from '@/lib/catalog/pages';
import { withBasePath } from '@/lib/pages/urls';

export const metadata: Metadata = { title: notFound.title, robots: { index: false } };

export default function NotFoundPage() {
  return (
    <>
      <NotFound words={notFound} contactHref={contactPath} />
      <CorrectUrl paths={pages().map(({ path }) => withBasePath(path))} />
    </>
  );
}
