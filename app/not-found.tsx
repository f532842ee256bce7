import type { Metadata, Route } from 'next';
import { CorrectUrl } from '@/components/islands/page/CorrectUrl';
import { NotFound } from '@/components/sections/NotFound';
import { notFound } from '@/content/pages/not-found';
import { pages } from '@/lib/pages';
import { withBasePath } from '@/lib/urls';

export const metadata: Metadata = { title: notFound.title, robots: { index: false } };

/** Search engines do not show them. */
const OTHERS: readonly Route[] = ['/TermAndCondition', '/thank-you'];

export default function NotFoundPage() {
  const paths = [...pages().map(({ path }) => path), ...OTHERS].map(withBasePath);
  return (
    <>
      <NotFound words={notFound} />
      <CorrectUrl paths={paths} />
    </>
  );
}
