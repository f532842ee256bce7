import { Confetti } from '@/components/islands/Confetti';
import { ThankYou } from '@/components/sections/ThankYou';
import { thankYou } from '@/content/pages/thank-you';
import { routes } from '@/content/routes';
import { shell } from '@/content/shell';
import { site } from '@/content/site';
import { pageMetadata, pageWithId } from '@/lib/seo/metadata';

export const metadata = pageMetadata(pageWithId(routes, 'thank-you'), site);

export default function ThankYouPage() {
  return (
    <ThankYou words={thankYou} motion={shell.motion}>
      <Confetti />
    </ThankYou>
  );
}
